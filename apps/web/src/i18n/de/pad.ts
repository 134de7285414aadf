/** The pad (Block). */
export const pad = {};
