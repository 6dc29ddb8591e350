import { createConnection, setConnection } from '@partshop/features/core';

const network = { isBroken: false };

/** Loses the connection of a story's page. Returns a function that ends it. */
export async function loseConnection(): Promise<() => void> {
  network.isBroken = true;
  const answer = async () => (network.isBroken ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve());
  const connection = createConnection({ ask: answer, events: window });
  const isLost = new Promise<void>((resolve) => void connection.subscribe(resolve));
  setConnection(connection);
  void connection.awaitReturn();
  await isLost;
  return () => {
    mendConnection();
    connection.retry();
    setConnection(null);
  };
}

/** Lets the next question of the page be answered. */
export function mendConnection(): void {
  network.isBroken = false;
}
