/** What belongs to no single view. */
export const app = {
  /** Its own name in the language switch. */
  languageName: 'Deutsch',
  sending: 'gesendet …',
};
