import { useText } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';

export function ErrorPage() {
  const text = useText();
  return (
    <main>
      <Button kind="primary" onClick={() => location.reload()}>
        {text.app.sending}
      </Button>
    </main>
  );
}
