import { useEffect, useState } from 'react';
import styles from './QrCode.module.css';

/** A link to be scanned. Its text must stand beside it, for those who cannot. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [code, setCode] = useState<{ readonly size: number; readonly path: string }>();
  useEffect(() => {
    let wanted = true;
    import('uqr').then(({ encode }) => {
      if (!wanted) return;
      const { data, size } = encode(text, { border: 0, ecc: 'M' });
      setCode({ size, path: squares(data) });
    }, ignoreFailure);
    return () => {
      wanted = false;
    };
  }, [text]);
  return (
    <div className={styles.frame}>
      <svg
        viewBox={`0 0 ${code?.size ?? 29} ${code?.size ?? 29}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={label}
      >
        <path d={code?.path ?? ''} />
      </svg>
    </div>
  );
}

function squares(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

/** Without the code there is still the link beside it. */
function ignoreFailure(): void {
  return;
}
