import { createServer } from 'node:http';
import type { Metrics } from './metrics.ts';

export type MetricsPort = { readonly port: number; readonly close: () => Promise<void> };

/** `GET /metrics` in the text format of Prometheus, on a port of its own that nobody but the operator reaches. */
export async function openMetricsPort(metrics: Metrics, { host, port }: Place): Promise<MetricsPort> {
  metrics.watchProcess();
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.type }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Place = { readonly host: string; readonly port: number };
