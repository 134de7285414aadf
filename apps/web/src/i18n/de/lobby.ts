/** Landing page, the guest's door, the waiting room, what is set at a table. */
export const lobby = {};
