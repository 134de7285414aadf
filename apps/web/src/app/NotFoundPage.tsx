import { useLocation } from 'wouter';
import { useText } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';

export function NotFoundPage() {
  const text = useText();
  const [, navigate] = useLocation();
  return (
    <MessagePage title={text.app.notFound.title} text={text.app.notFound.text}>
      <Button kind="primary" wide onClick={() => navigate('/')}>
        {text.app.home}
      </Button>
    </MessagePage>
  );
}
