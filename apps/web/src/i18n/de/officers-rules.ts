import type { OfficersReferenceTexts, OfficersRuleTexts } from '../officers-rule-texts.ts';

/** The house rules of Officers' Skat: its name and what each value does. */
export const options: OfficersRuleTexts = {
  dealOrder: {
    name: 'Auslegen',
    values: {
      rows: {
        label: 'reihenweise',
        does: 'Vorhand sagt an, wenn die erste offene Reihe liegt. Die zweite Reihe kommt erst nach dem Kontra.',
      },
      coveredFirst: {
        label: 'verdeckte zuerst',
        does: 'Zuerst liegen alle verdeckten Karten. Vorhand sagt an, wenn die erste offene Reihe darauf liegt.',
      },
      allLaid: { label: 'alles', does: 'Alle Karten liegen, bevor Vorhand ansagt.' },
    },
  },
  ramsch: {
    name: 'Ramsch ansagen',
    values: {
      true: {
        label: 'an',
        does: 'Vorhand darf auch Ramsch ansagen: Nur die Buben sind Trumpf, und wer weniger Augen hat, gewinnt.',
      },
      false: { label: 'aus', does: 'Ramsch gibt es nicht: Vorhand sagt eine Farbe oder Grand an.' },
    },
  },
  kontra: {
    name: 'Kontra',
    values: {
      off: { label: 'aus', does: 'Kontra gibt es nicht.' },
      kontra: { label: 'Kontra', does: 'Der Geber darf auf die Ansage Kontra sagen: Das Spiel zählt doppelt.' },
      re: {
        label: 'bis Re',
        does: 'Der Geber darf auf die Ansage Kontra sagen, Vorhand mit Re antworten: Jedes Wort verdoppelt.',
      },
    },
  },
  kontraInRamsch: {
    name: 'Kontra im Ramsch',
    values: {
      true: { label: 'an', does: 'Auch im Ramsch darf verdoppelt werden.' },
      false: { label: 'aus', does: 'Im Ramsch wird nicht verdoppelt.' },
    },
  },
  scoring: {
    name: 'Abrechnung',
    values: {
      winner: {
        label: 'der Gewinner',
        does: 'Der Gewinner schreibt Grundwert × (1 für das Spiel, dazu je 1 für Schneider und Schwarz), der andere nichts. Im Ramsch schreibt der Verlierer seine Augen als Minus, ein Durchmarsch bringt 120.',
      },
      column: {
        label: 'wie beim Skat',
        does: 'Nur Vorhand schreibt: gewonnene Spiele als Plus, verlorene doppelt als Minus. Im Ramsch schreibt der Verlierer seine Augen als Minus, ein Durchmarsch bringt 120.',
      },
      steps: {
        label: '1 bis 4 Punkte',
        does: 'Der Gewinner schreibt 2 Punkte, ab 91 Augen 3, mit allen 120 Augen 4, und bei 60 zu 60 nur 1. Im Ramsch kommt es auf die Augen des Verlierers an.',
      },
    },
  },
};

/** The rules of Officers' Skat in short. */
export const reference: OfficersReferenceTexts = {
  lead: 'Skat für zwei, ohne Reizen und ohne Skat.',
  houseTitle: 'Hausregeln für zwei',
  sections: {
    goal: {
      title: 'Ziel',
      lines: ['Vorhand sagt das Spiel an und braucht 61 von 120 Augen. Bei 60 zu 60 gewinnt der andere.'],
    },
    laying: {
      title: 'Auslegen',
      lines: [
        'Jeder hat 16 Karten in acht Stapeln, zwei Reihen zu vier: eine verdeckt, eine offen darauf. Was verdeckt liegt, kennt niemand, auch nicht, wem es gehört.',
      ],
    },
    announcing: {
      title: 'Ansage',
      lines: [
        'Nach der ersten offenen Reihe sagt Vorhand eine Farbe, Grand oder Ramsch an. Dann darf der Geber Kontra sagen und Vorhand darauf Re, im Ramsch nicht.',
      ],
    },
    play: {
      title: 'Stiche',
      lines: [
        'Vorhand spielt aus, danach, wer den Stich bekommen hat. Gespielt werden nur offene Karten: Kann eine davon bedienen, muss bedient werden, sonst darf jede gespielt werden.',
        'Was frei geworden ist, wird nach dem Stich aufgedeckt und zählt erst im nächsten. Nach 16 Stichen ist das Spiel zu Ende.',
      ],
    },
    trumps: {
      title: 'Trumpf und Reihenfolge',
      lines: [
        'Die vier Buben sind die höchsten Trümpfe: Kreuz, Pik, Herz, Karo. Danach kommt die Trumpffarbe. In Grand und Ramsch sind nur die Buben Trumpf.',
        'In jeder Farbe: Ass, 10, König, Dame, 9, 8, 7.',
      ],
    },
    points: { title: 'Augen', lines: ['Ass 11, Zehn 10, König 4, Dame 3, Bube 2. Zusammen 120.'] },
    ramsch: {
      title: 'Ramsch',
      lines: [
        'Wer weniger Augen hat, gewinnt; bei 60 zu 60 verliert, wer angesagt hat. Wer alle 16 Stiche bekommt, hat den Durchmarsch und gewinnt.',
      ],
    },
    scoring: {
      title: 'Abrechnung',
      lines: [
        'Grundwerte: Karo 9, Herz 10, Pik 11, Kreuz 12, Grand 24. Spitzen zählen nicht.',
        'Schneider: Der Verlierer hat höchstens 30 Augen. Schwarz: Er hat keinen Stich.',
        'Eine amtliche Abrechnung gibt es für zwei nicht. Unsere steht zuerst unter den Hausregeln, der Gastgeber kann sie ändern.',
      ],
    },
    table: {
      title: 'Am Tisch',
      lines: [
        'Wer zuerst gibt, entscheidet das Los, danach wird abwechselnd gegeben. In einer Runde gibt jeder einmal.',
        'Wer aufgibt, überlässt dem anderen den Rest; im Ramsch nimmt er ihn selbst. Verlässt einer den Tisch, endet die Partie, und das laufende Spiel zählt nicht.',
      ],
    },
  },
};
