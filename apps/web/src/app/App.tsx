import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { DevicePage } from '../features/device/DevicePage.tsx';
import { LandingPage } from '../features/lobby/LandingPage.tsx';
import { TablePage } from '../features/table/TablePage.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { Toasts } from '../ui/Toast.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Every view with made-up updates, in development only. */
const FixturePage = import.meta.env.DEV
  ? lazy(() => import('../fixtures/FixturePage.tsx').then(({ FixturePage: page }) => ({ default: page })))
  : undefined;

export function App() {
  return (
    <ErrorBoundary>
      <LiveRegion>
        <Toasts>
          <Switch>
            <Route path="/">
              <LandingPage />
            </Route>
            <Route path="/t/:table">{({ table }) => <TablePage key={table} table={table} />}</Route>
            <Route path="/device/:code">{({ code }) => <DevicePage code={code} />}</Route>
            {FixturePage && (
              <Route path="/fixtures/:name">
                {({ name }) => (
                  <Suspense>
                    <FixturePage key={name} name={name} />
                  </Suspense>
                )}
              </Route>
            )}
            <Route>
              <NotFoundPage />
            </Route>
          </Switch>
        </Toasts>
      </LiveRegion>
    </ErrorBoundary>
  );
}
