import type { BockTexts, RuleTexts } from '../rule-texts.ts';

/** Every house rule: its name and what each value does. */
export const options: RuleTexts = {
  ramsch: {
    name: 'Ramsch',
    values: {
      off: { label: 'aus', does: 'Passen alle, wird eingepasst: kein Spiel, der Nächste gibt.' },
      allPass: {
        label: 'wenn alle passen',
        does: 'Passen alle, wird geramscht: Jeder spielt für sich, nur die Buben sind Trumpf, und wer die meisten Augen bekommt, schreibt sie als Minus.',
      },
      always: {
        label: 'immer',
        does: 'Gereizt wird nicht, jedes Spiel ist ein Ramsch: Jeder spielt für sich, nur die Buben sind Trumpf, und wer die meisten Augen bekommt, schreibt sie als Minus.',
      },
    },
  },
  ramschSkatTo: {
    name: 'Skat im Ramsch',
    values: {
      lastTrick: { label: 'letzter Stich', does: 'Den Skat bekommt, wer den letzten Stich macht.' },
      loser: { label: 'Verlierer', does: 'Den Skat bekommt, wer verliert.' },
      nobody: { label: 'niemand', does: 'Der Skat zählt für niemanden.' },
    },
  },
  ramschTies: {
    name: 'Zwei gleich hoch',
    values: {
      allLose: { label: 'beide verlieren', does: 'Haben zwei gleich viele Augen, verlieren beide.' },
      laterTrick: {
        label: 'späterer Stich',
        does: 'Haben zwei gleich viele Augen, verliert, wer später einen Stich gemacht hat.',
      },
      shared: { label: 'geteilt', does: 'Haben zwei gleich viele Augen, teilen sie sich das Minus.' },
    },
  },
  jungfrau: {
    name: 'Jungfrau',
    values: {
      true: { label: 'an', does: 'Bleibt einer ohne Stich, verliert der Verlierer doppelt.' },
      false: { label: 'aus', does: 'Ohne Stich zu bleiben verdoppelt nichts.' },
    },
  },
  durchmarsch: {
    name: 'Durchmarsch',
    values: {
      pushed: {
        label: 'wird mitverdoppelt',
        does: 'Wer alle Stiche macht, gewinnt 120, mit allem, was verdoppelt.',
      },
      flat: { label: 'ohne Schieben', does: 'Wer alle Stiche macht, gewinnt 120, auch nach Schieben und Klopfen.' },
    },
  },
  schieberamsch: {
    name: 'Schieberamsch',
    values: {
      true: {
        label: 'an',
        does: 'Vor dem Ramsch geht der Skat herum: Jeder nimmt ihn auf und drückt zwei Karten, oder er schiebt ihn ungesehen weiter.',
      },
      false: { label: 'aus', does: 'Der Skat bleibt im Ramsch liegen.' },
    },
  },
  jacksMayBePutOn: {
    name: 'Buben drücken',
    values: {
      true: { label: 'an', does: 'Buben dürfen in den Skat gedrückt werden.' },
      false: { label: 'aus', does: 'Buben dürfen nicht in den Skat gedrückt werden.' },
    },
  },
  pushingDoubles: {
    name: 'Schieben verdoppelt',
    values: {
      true: { label: 'an', does: 'Jedes Schieben verdoppelt.' },
      false: { label: 'aus', does: 'Schieben verdoppelt nichts.' },
    },
  },
  grandHandBeforeRamsch: {
    name: 'Grand Hand statt Ramsch',
    values: {
      true: {
        label: 'an',
        does: 'Vor jedem Pflichtramsch darf einer stattdessen Grand Hand spielen. In Ramschrunden gibt danach derselbe noch einmal.',
      },
      false: { label: 'aus', does: 'Gegen den Pflichtramsch gibt es keinen Grand Hand.' },
    },
  },
  klopfen: {
    name: 'Klopfen',
    values: {
      true: {
        label: 'an',
        does: 'Wer vor dem Ramsch klopft, sagt „ich verliere nicht“ und verdoppelt. Wer geschoben hat, darf nicht klopfen.',
      },
      false: { label: 'aus', does: 'Geklopft wird nicht.' },
    },
  },
  schenken: {
    name: 'Schenken',
    values: {
      true: {
        label: 'an',
        does: 'Im ersten Stich dürfen die Gegner zusammen schenken: Der Alleinspieler nimmt den einfachen Gewinn, oder er spielt weiter und muss Schneider schaffen, beim zweiten Mal Schwarz.',
      },
      false: { label: 'aus', does: 'Geschenkt wird nicht.' },
    },
  },
  revolution: {
    name: 'Revolution',
    values: {
      true: {
        label: 'an',
        does: 'Revolution ist ein Null ouvert, bei dem die Gegner ihre Karten vorher untereinander tauschen dürfen. Sie zählt 92.',
      },
      false: { label: 'aus', does: 'Revolution gibt es nicht.' },
    },
  },
  valuesBefore1999: {
    name: 'Werte von vor 1999',
    values: {
      true: { label: 'an', does: 'Ein verlorenes Handspiel zählt einfach, Grand ouvert hat den Grundwert 36.' },
      false: { label: 'aus', does: 'Jedes verlorene Spiel zählt doppelt, Grand ouvert hat den Grundwert 24.' },
    },
  },
  kontraLevel: {
    name: 'Kontra',
    values: {
      0: { label: 'aus', does: 'Kontra gibt es nicht.' },
      1: { label: 'Kontra', does: 'Ein Gegner darf bis zu seiner ersten Karte Kontra sagen: Das Spiel zählt doppelt.' },
      2: {
        label: 'bis Re',
        does: 'Ein Gegner darf bis zu seiner ersten Karte Kontra sagen, der Alleinspieler mit Re antworten: Jedes Wort verdoppelt.',
      },
      3: {
        label: 'bis Bock',
        does: 'Ein Gegner darf bis zu seiner ersten Karte Kontra sagen, darauf folgen Re und Bock: Jedes Wort verdoppelt.',
      },
      4: {
        label: 'bis Hirsch',
        does: 'Ein Gegner darf bis zu seiner ersten Karte Kontra sagen, darauf folgen Re, Bock und Hirsch: Jedes Wort verdoppelt.',
      },
    },
  },
  kontraRight: {
    name: 'Wer Kontra sagen darf',
    values: {
      bid18: { label: 'wer gereizt hat', does: 'Kontra darf sagen, wer mindestens 18 gesagt oder gehalten hat.' },
      anyDefender: { label: 'jeder Gegner', does: 'Kontra darf jeder Gegner sagen.' },
    },
  },
  spitze: {
    name: 'Spitze',
    values: {
      0: { label: 'aus', does: 'Die Spitze gibt es nicht.' },
      1: {
        label: 'eine Stufe',
        does: 'Der Alleinspieler sagt an, dass sein kleinster Trumpf den letzten Stich macht: eine Stufe mehr. Klappt es nicht, ist das Spiel verloren.',
      },
      2: {
        label: 'zwei Stufen',
        does: 'Der Alleinspieler sagt an, dass sein kleinster Trumpf den letzten Stich macht: zwei Stufen mehr. Klappt es nicht, ist das Spiel verloren.',
      },
    },
  },
  bockRamsch: {
    name: 'Ramschrunde nach Bock',
    values: {
      true: {
        label: 'an',
        does: 'Auf jede Bockrunde folgt eine Runde Pflichtramsch: Jeder gibt einmal, Bock zählt dabei nicht.',
      },
      false: { label: 'aus', does: 'Nach einer Bockrunde geht es gewöhnlich weiter.' },
    },
  },
  scoring: {
    name: 'Abrechnung',
    values: {
      classic: {
        label: 'klassisch',
        does: 'Nur der Alleinspieler schreibt: plus, wenn er gewinnt, doppelt minus, wenn er verliert.',
      },
      seeger: {
        label: 'Seeger',
        does: 'Zu jedem gewonnenen Spiel kommen 50 Punkte dazu, von jedem verlorenen gehen 50 ab.',
      },
      tournament: {
        label: 'Turnier',
        does: 'Zu jedem gewonnenen Spiel kommen 50 Punkte dazu, von jedem verlorenen gehen 50 ab, und die anderen bekommen dann je 40, zu viert je 30. Bei gleichen Punkten entscheiden die gewonnenen Spiele.',
      },
      bierlachs: {
        label: 'Bierlachs',
        does: 'Es gibt nur Minus: Gewinnt der Alleinspieler, schreiben es die beiden anderen als Minus, verliert er, schreibt er doppelt. Wer zuerst das Ziel erreicht, hat verloren.',
      },
    },
  },
  leavingCountsAsConceding: {
    name: 'Gehen heißt aufgeben',
    values: {
      true: { label: 'an', does: 'Wer mitten im Spiel den Tisch verlässt, hat es aufgegeben: Es wird gezählt.' },
      false: { label: 'aus', does: 'Verlässt jemand mitten im Spiel den Tisch, endet es ohne Wertung.' },
    },
  },
};

/** What starts a Bock round. */
export const bock: BockTexts = {
  lostWithSixty: { name: '60 zu 60 verloren', after: 'einem 60 zu 60' },
  grandHandWon: { name: 'Grand Hand gewonnen', after: 'einem gewonnenen Grand Hand' },
  lostAfterKontra: { name: 'Mit Kontra verloren', after: 'einem mit Kontra verlorenen Spiel' },
  wonAfterKontra: { name: 'Trotz Kontra gewonnen', after: 'einem trotz Kontra gewonnenen Spiel' },
  kontraAndRe: { name: 'Kontra und Re gesagt', after: 'Kontra und Re' },
  equalDigits: { name: 'Drei gleiche Ziffern', after: 'einem Punktestand mit drei gleichen Ziffern am Ende' },
  multipleOf100: { name: 'Voller Hunderter', after: 'einem Punktestand, der durch 100 teilbar ist' },
  value72: { name: 'Spielwert ab 72 gewonnen', after: 'einem gewonnenen Spiel ab Wert 72' },
  value96: { name: 'Spielwert ab 96 gewonnen', after: 'einem gewonnenen Spiel ab Wert 96' },
  allPassed: { name: 'Alle gepasst', after: 'einem Spiel, in dem alle gepasst haben' },
  grandLost: { name: 'Grand verloren', after: 'einem verlorenen Grand' },
  handPlayed: { name: 'Grand Hand oder Null ouvert Hand', after: 'einem gespielten Grand Hand oder Null ouvert Hand' },
  all120: { name: 'Alle 120 Augen', after: 'einem Spiel mit allen 120 Augen' },
};
