/** Beside the table: people, chat, settings, leaving. */
export const panel = {};
