/** Practising alone against bots, in this browser. */
export const practice = {
  /** Also the name of the table, in its bar. */
  title: 'Üben',
  /** On the first page. */
  open: 'Gegen Bots üben',
  /** Where the server does not answer. */
  meanwhile: 'Solange gegen Bots üben',
  opening: 'Der Übungstisch wird aufgestellt …',
  /** On the pad, for who has not given a name. */
  me: 'Gast',
  level: 'Spielstärke der Bots',
  rules: 'Regeln',
  newMatchNote: 'Spielstärke und Regeln gelten mit der nächsten Partie.',
  startOver: 'Neue Partie',
  sameDeal: 'Dieselben Karten noch einmal',
  sameDealShort: 'Dieselben Karten',
  again: 'Noch eine Partie',
  friends: 'Mit Freunden spielen',
  ways: 'Wie weiter',
  failed: {
    title: 'Der Übungstisch lässt sich nicht aufstellen',
    text: 'Diesem Browser fehlt etwas dazu, oder die Seite ist noch nicht ganz geladen.',
    retry: 'Noch einmal versuchen',
  },
};
