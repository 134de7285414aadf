import { Route, Switch } from 'wouter';
import { LandingPage } from '../features/lobby/LandingPage.tsx';
import { TablePage } from '../features/table/TablePage.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { Toasts } from '../ui/Toast.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

export function App() {
  return (
    <ErrorBoundary>
      <LiveRegion>
        <Toasts>
          <Switch>
            <Route path="/t/:table">{({ table }) => <TablePage key={table} table={table} />}</Route>
            <Route>
              <LandingPage />
            </Route>
          </Switch>
        </Toasts>
      </LiveRegion>
    </ErrorBoundary>
  );
}
