import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';

/** No table can be opened in this browser. */
export function PracticeFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { title, text, retry } = useText().practice.failed;
  return (
    <MessagePage title={title} text={text}>
      <Button kind="primary" wide onClick={onRetry}>
        {retry}
      </Button>
    </MessagePage>
  );
}
