/**
 * Puts a text on the clipboard. On plain http there is no clipboard API: then the old way through the selected field, and
 * where that fails too the field stays selected for the person's own hand.
 */
export async function copyText(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement | null,
): Promise<'copied' | 'selected'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return copySelected(field) ? 'copied' : 'selected';
  }
}

function copySelected(field: HTMLInputElement | HTMLTextAreaElement | null): boolean {
  if (!field) return false;
  const before = document.activeElement;
  field.focus();
  field.select();
  field.setSelectionRange(0, field.value.length);
  const copied = oldCopy();
  if (copied && before instanceof HTMLElement) before.focus();
  return copied;
}

function oldCopy(): boolean {
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
