import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

/** A view that broke leaves a page with a way on. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <ErrorPage /> : this.props.children;
  }
}
