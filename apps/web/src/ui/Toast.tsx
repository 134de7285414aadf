import { Info, type LucideIcon } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useAnnounce } from './LiveRegion.tsx';
import styles from './Toast.module.css';

export type ToastMessage = { readonly text: string; readonly icon?: LucideIcon };
type Shown = ToastMessage & { readonly id: number };
type Toasts = { readonly shown: Shown | undefined; readonly show: (message: ToastMessage) => void };

const SHOWN_FOR_MS = 4000;
const ToastContext = createContext<Toasts>({ shown: undefined, show: () => undefined });

/** Shows one short message for four seconds; the newest replaces the one before. */
export function useToast(): (message: ToastMessage) => void {
  return useContext(ToastContext).show;
}

export function Toasts({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown>();
  const announce = useAnnounce();
  const show = useCallback(
    (message: ToastMessage) => {
      setShown((last) => ({ ...message, id: (last?.id ?? 0) + 1 }));
      announce(message.text);
    },
    [announce],
  );
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  const toasts = useMemo(() => ({ shown, show }), [shown, show]);
  return <ToastContext value={toasts}>{children}</ToastContext>;
}

/** Where messages appear; once per view. A view places it so that it covers neither hand nor ask row. */
export function ToastPlace() {
  const { shown } = useContext(ToastContext);
  if (!shown) return null;
  const Icon = shown.icon ?? Info;
  return (
    <div key={shown.id} className={styles.toast}>
      <Icon className={styles.icon} aria-hidden="true" />
      <span>{shown.text}</span>
    </div>
  );
}
