import { createConnection, setConnection, type Connection } from '@partshop/features/core';

const network = { isBroken: false };
let connection: Connection | null = null;

/** Gives a story's page a connection that can be lost. Returns a function that ends it. */
export function openConnection(): () => void {
  const ask = async () => (network.isBroken ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve());
  connection = createConnection({ ask, events: window });
  setConnection(connection);
  return () => {
    mendConnection();
    connection?.retry();
    setConnection(null);
  };
}

/** Loses the connection, as after a call without a response. */
export function loseConnection(): void {
  network.isBroken = true;
  void connection?.awaitReturn();
}

/** Lets the next question of the page be answered. */
export function mendConnection(): void {
  network.isBroken = false;
}
