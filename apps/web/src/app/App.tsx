import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { LandingPage } from '../features/lobby/LandingPage.tsx';
import { useText } from '../i18n/index.ts';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { Toasts } from '../ui/Toast.tsx';
import { WaitPage } from '../ui/WaitPage.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** The first page comes at once; the table, its cards and its line to the server are fetched beside it. */
const loadTable = () => import('../features/table/TablePage.tsx');
const TablePage = lazy(() => loadTable().then(({ TablePage: page }) => ({ default: page })));
const DevicePage = lazy(() =>
  import('../features/device/DevicePage.tsx').then(({ DevicePage: page }) => ({ default: page })),
);
const RulesPage = lazy(() =>
  import('../features/rules/RulesPage.tsx').then(({ RulesPage: page }) => ({ default: page })),
);
const CheckPage = lazy(() =>
  import('../features/check/CheckPage.tsx').then(({ CheckPage: page }) => ({ default: page })),
);
const PracticePage = lazy(() => import('./PracticePage.tsx').then(({ PracticePage: page }) => ({ default: page })));

/** Every view with made-up updates, in development only. */
const FixturePage = import.meta.env.DEV
  ? lazy(() => import('../fixtures/FixturePage.tsx').then(({ FixturePage: page }) => ({ default: page })))
  : undefined;

export function App() {
  const text = useText();
  useEffect(() => {
    // Whoever reads the first page will go to a table next. A failure shows itself there.
    loadTable().catch(() => undefined);
  }, []);
  return (
    <ErrorBoundary>
      <LiveRegion>
        <Toasts>
          <Suspense fallback={<WaitPage text={text.app.loading} />}>
            <Switch>
              <Route path="/">
                <LandingPage />
              </Route>
              <Route path="/t/:table">{({ table }) => <TablePage key={table} table={table} />}</Route>
              <Route path="/practice">
                <PracticePage />
              </Route>
              <Route path="/rules">
                <RulesPage />
              </Route>
              <Route path="/check">
                <CheckPage />
              </Route>
              <Route path="/device/:code">{({ code }) => <DevicePage code={code} />}</Route>
              {FixturePage && (
                <Route path="/fixtures/:name">{({ name }) => <FixturePage key={name} name={name} />}</Route>
              )}
              <Route>
                <NotFoundPage />
              </Route>
            </Switch>
          </Suspense>
        </Toasts>
      </LiveRegion>
    </ErrorBoundary>
  );
}
