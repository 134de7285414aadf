import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties that a component hands to its styles. */
    [property: `--${string}`]: string | number | undefined;
  }
}
