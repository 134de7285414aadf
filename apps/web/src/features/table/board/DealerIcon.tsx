/** Geber: two cards, in the manner of the other icons. */
export function DealerIcon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeLinejoin="round" aria-hidden="true">
      <rect x="9" y="3" width="11" height="16" rx="2" transform="rotate(8 14.5 11)" />
      <path d="M7.6 6.4 5.7 6.7a1.9 1.9 0 0 0-1.6 2.2l1.6 10a1.9 1.9 0 0 0 2.2 1.6l4-.6" strokeLinecap="round" />
    </svg>
  );
}
