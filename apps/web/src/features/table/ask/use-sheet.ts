import { type RefObject, type SyntheticEvent, useEffect, useId, useRef } from 'react';

export type Sheet = {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly titleId: string;
  readonly onCancel: (event: SyntheticEvent) => void;
};

/** A sheet on the board: modal with a scrim where it covers the hand, beside it otherwise. Escape closes it either way. */
export function useSheet({ modal, onClose }: { readonly modal: boolean; readonly onClose: () => void }): Sheet {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    if (modal) element.showModal();
    else element.show();
    (element.querySelector<HTMLElement>('[data-first]') ?? element).focus();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [modal]);
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    const element = dialog.current;
    element?.addEventListener('keydown', hear);
    return () => element?.removeEventListener('keydown', hear);
  }, [onClose]);
  return { dialog, titleId, onCancel: (event) => event.preventDefault() };
}
