import { Lightbulb } from 'lucide-react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useHints } from './hint-context.ts';

/** Asks what a bot would do; there while something is asked of me that I have no hint for. */
export function HintButton({ short }: { readonly short: boolean }) {
  const words = useText().hints;
  const { possible, thinking, hint, ask } = useHints();
  if (!possible || hint !== undefined) return null;
  if (short) return <IconButton icon={Lightbulb} label={thinking ? words.thinking : words.ask} onClick={ask} />;
  return (
    <Button kind="quiet" size="small" icon={Lightbulb} onClick={ask}>
      {thinking ? words.thinking : words.button}
    </Button>
  );
}
