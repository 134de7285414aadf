import { join } from 'node:path';
import { reachableAddresses } from './addresses.ts';
import { type App, buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { laidPacks } from './tables/laid-packs.ts';
import { STOPPING, settingsRefused, startFailed, TEST_DEALS, welcome } from './terminal.ts';

/** How long a stop may take, in ms; then the process ends, and the log has what was acknowledged. */
const STOP_WITHIN = 10_000;

const reading = readConfig(process.env);
if (reading.ok) {
  await run(reading.config);
} else {
  process.stderr.write(settingsRefused(reading.problems));
  process.exitCode = 1;
}

async function run(config: Config): Promise<void> {
  try {
    const app = await buildApp({
      database: config.databaseUrl ?? join(config.dataFolder, 'skatrunde.sqlite'),
      publicOrigins: config.publicOrigins,
      trustProxy: config.trustProxy,
      rateFactor: config.rateFactor,
      log: { level: config.logLevel },
      links: {
        ...(config.imprintUrl === undefined ? {} : { imprint: config.imprintUrl }),
        ...(config.privacyUrl === undefined ? {} : { privacy: config.privacyUrl }),
      },
      ...(config.redisUrl === undefined ? {} : { redis: config.redisUrl }),
      ...(config.metrics === undefined ? {} : { metrics: config.metrics }),
      ...(config.pageFolder === undefined ? {} : { pageFolder: config.pageFolder }),
      ...(config.botThreads === undefined ? {} : { botThreads: config.botThreads }),
      ...(config.testAwayAhead === undefined ? {} : { awayAhead: config.testAwayAhead }),
      ...(config.testDeals === undefined ? {} : { shuffle: laidPacks(config.testDeals) }),
    });
    const port = await app.listen(config.host, config.port);
    process.stdout.write(welcome(reachableAddresses(config.host, port), { built: app.pageBuilt }));
    if (config.testDeals !== undefined) process.stdout.write(TEST_DEALS);
    stopOnSignal(app);
  } catch (error) {
    process.stderr.write(startFailed(error, config));
    process.exit(1);
  }
}

/** The first signal stops in order; a second one ends at once. */
function stopOnSignal(app: App): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    process.stdout.write(STOPPING);
    setTimeout(() => process.exit(1), STOP_WITHIN).unref();
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
}
