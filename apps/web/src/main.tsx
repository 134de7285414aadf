import './styles/index.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { keepForOffline } from './app/keep-for-offline.ts';
import { preferences, showOnRoot } from './app/preferences.ts';

showOnRoot(preferences());
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
keepForOffline();
