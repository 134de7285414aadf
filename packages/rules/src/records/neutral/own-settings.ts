import { type SkatSettings, whyNotSettings } from '../../skat/settings.ts';
import { flag, misread, oneOf, type Reader, shape } from '../reading.ts';

const everyHouseRule: Reader<SkatSettings> = shape({
  ramsch: oneOf('off', 'allPass', 'always'),
  ramschSkatTo: oneOf('lastTrick', 'loser', 'nobody'),
  ramschTies: oneOf('allLose', 'laterTrick', 'shared'),
  jungfrau: flag,
  durchmarsch: oneOf('pushed', 'flat'),
  schieberamsch: flag,
  jacksMayBePutOn: flag,
  pushingDoubles: flag,
  grandHandBeforeRamsch: flag,
  klopfen: flag,
  schenken: flag,
  revolution: flag,
  valuesBefore1999: flag,
  kontraLevel: oneOf(0, 1, 2, 3, 4),
  kontraRight: oneOf('bid18', 'anyDefender'),
  spitze: oneOf(0, 1, 2),
  bock: shape({
    lostWithSixty: flag,
    grandHandWon: flag,
    lostAfterKontra: flag,
    wonAfterKontra: flag,
    kontraAndRe: flag,
    equalDigits: flag,
    multipleOf100: flag,
    value72: flag,
    value96: flag,
    allPassed: flag,
    grandLost: flag,
    handPlayed: flag,
    all120: flag,
  }),
  bockRamsch: flag,
  scoring: oneOf('classic', 'seeger', 'tournament', 'bierlachs'),
  leavingCountsAsConceding: flag,
});

/** Every house rule by the name it has in our settings, and only together as they can be played. */
export const ownSettings: Reader<SkatSettings> = (value, place) => {
  const reading = everyHouseRule(value, place);
  const why = reading.ok ? whyNotSettings(reading.value) : undefined;
  return why === undefined ? reading : misread(place, `these rules do not go together: ${why}`);
};
