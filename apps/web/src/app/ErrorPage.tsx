import { useText } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';

/** A view broke: nothing is lost, and loading the page again goes on. */
export function ErrorPage() {
  const { broken } = useText().app;
  return (
    <MessagePage title={broken.title} text={broken.text}>
      <Button kind="primary" wide onClick={() => location.reload()}>
        {broken.reload}
      </Button>
    </MessagePage>
  );
}
