import type { ReferenceTexts } from '../rule-texts.ts';

/** The rules page: the game in short, then the table and the match. */
export const reference: ReferenceTexts = {
  title: 'Skatregeln',
  lead: 'Kurz nachgeschlagen, nach der Internationalen Skatordnung. Was fürs Online-Spiel angepasst ist, steht am Ende.',
  houseTitle: 'Hausregeln',
  houseLead: 'Der Gastgeber kann sie einschalten. Was gilt, sehen alle unter „An diesem Tisch“.',
  sections: {
    goal: {
      title: 'Ziel',
      lines: [
        'Einer spielt allein gegen die beiden anderen. Er gewinnt mit mindestens 61 von 120 Augen; bei 60 zu 60 gewinnen die Gegner.',
        'Ein Nullspiel gewinnt er nur, wenn er keinen einzigen Stich bekommt.',
        'Wer überreizt hat oder eine Ansage verfehlt, verliert auf jeden Fall.',
      ],
    },
    bidding: {
      title: 'Reizen',
      lines: [
        'Gereizt wird darum, wer allein spielt: Mittelhand reizt Vorhand, danach reizt Hinterhand den, der übrig ist. Wer passt, ist draußen.',
        'Reizen Mittel- und Hinterhand nicht, darf Vorhand für 18 spielen oder auch passen. Passen alle, wird eingepasst: kein Spiel, der Nächste gibt.',
        '„Automatisch bis“: Der Tisch sagt und hält für dich bis zu diesem Wert und passt darüber. Die anderen sehen deine Grenze nicht.',
      ],
    },
    skat: {
      title: 'Skat und Ansage',
      lines: [
        'Der Alleinspieler nimmt den Skat auf, drückt zwei Karten und sagt das Spiel an. Ihre Augen gehören ihm.',
        'Spielt er Hand, bleibt der Skat liegen. Nur dann darf er Schneider, Schwarz oder ouvert ansagen: Jede Ansage zählt eine Stufe mehr, verfehlt ist das Spiel verloren. Null ouvert geht auch mit dem Skat.',
      ],
    },
    play: {
      title: 'Stiche',
      lines: [
        'Vorhand spielt aus, danach, wer den Stich bekommen hat. Es muss bedient werden; wer nicht kann, darf stechen oder abwerfen.',
        'Der höchste Trumpf bekommt den Stich, sonst die höchste Karte der ausgespielten Farbe.',
      ],
    },
    trumps: {
      title: 'Trumpf und Reihenfolge',
      lines: [
        'Die vier Buben sind die höchsten Trümpfe: Kreuz, Pik, Herz, Karo. Danach kommt die Trumpffarbe. Im Grand sind nur die Buben Trumpf, im Nullspiel gibt es keinen.',
        'In jeder Farbe: Ass, 10, König, Dame, 9, 8, 7. Im Nullspiel: Ass, König, Dame, Bube, 10, 9, 8, 7.',
      ],
    },
    points: { title: 'Augen', lines: ['Ass 11, Zehn 10, König 4, Dame 3, Bube 2. Zusammen 120.'] },
    values: {
      title: 'Grundwerte',
      lines: [
        'Karo 9, Herz 10, Pik 11, Kreuz 12, Grand 24.',
        'Spielwert = Grundwert × (Spitzen + 1 für das Spiel, dazu je 1 für Hand, Schneider, Schneider angesagt, Schwarz, Schwarz angesagt und ouvert).',
        'Spitzen sind die höchsten Trümpfe ohne Lücke, die man hat („mit“) oder die fehlen („ohne“). Schneider heißt 90 Augen, Schwarz alle Stiche.',
        'Ein verlorenes Spiel zählt doppelt minus.',
      ],
    },
    null: { title: 'Nullwerte', lines: ['Null 23, Null Hand 35, Null ouvert 46, Null ouvert Hand 59. Immer.'] },
    match: {
      title: 'Partie',
      lines: [
        'Der Gastgeber stellt ein, wie lang eine Partie ist: ein Spiel, eine bis drei Runden, eine Liste oder ein Ziel von 250, 500 oder 1000 Punkten. In einer Runde gibt jeder einmal.',
        'Ist das Ziel erreicht, wird die Runde zu Ende gespielt. Dann gewinnt, wer vorn liegt, bei Gleichstand gemeinsam.',
        'Zwischen zwei Spielen stehen Ergebnis und Stand 20 Sekunden, nach dem letzten 10 Sekunden, dann kommt der Schlussstand. Dort steht die Rechnung jedes Spiels wie auf dem Block: „mit 2 · Spiel 3 · Hand 4 × 12 = 48“.',
      ],
    },
    table: {
      title: 'Am Tisch',
      lines: [
        'Wer zuerst gibt, entscheidet das Los, danach geht es reihum. Zu viert setzt aus, wer gibt.',
        'Geht jemand, der gerade mitspielt, endet das Spiel sofort ohne Wertung. Sind noch genug da, wird das nächste ohne ihn gegeben, sonst ist die Partie zu Ende. Was schon auf dem Block steht, bleibt.',
        'Fürs Online-Spiel angepasst: Die Gegner geben nur gemeinsam auf. Ein Null unter dem Reizwert lässt sich nicht ansagen. Falsch bedienen geht nicht: Der Tisch nimmt die Karte nicht an.',
        'Was gilt, sehen alle hinter dem Zahnrad, im Warteraum und im Spiel. Partien mit Hausregeln sind als „Hausregeln“ gekennzeichnet.',
      ],
    },
  },
};
