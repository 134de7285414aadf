import { useChoice } from '../features/practice/choice.ts';
import { PracticeFailed } from '../features/practice/PracticeFailed.tsx';
import { PracticeSettings } from '../features/practice/PracticeSettings.tsx';
import { PracticeWays } from '../features/practice/PracticeWays.tsx';
import { PracticeRoom } from '../features/table/PracticeRoom.tsx';
import { usePracticeRoom } from './use-practice-room.ts';

/** `/practice`: a table of one's own in this browser, with the views of every table. */
export function PracticePage() {
  const choice = useChoice();
  const { room, sameDeal, startOver, setPace } = usePracticeRoom();
  const again = (): void => startOver({});
  return (
    <PracticeRoom
      room={room}
      failure={<PracticeFailed onRetry={room.connection.retry} />}
      parts={{
        settings: <PracticeSettings choice={choice} onPace={setPace} onSameDeal={sameDeal} onStartOver={startOver} />,
        ways: <PracticeWays onSameDeal={sameDeal} onStartOver={again} />,
        onSameDeal: sameDeal,
        onStartOver: again,
      }}
    />
  );
}
