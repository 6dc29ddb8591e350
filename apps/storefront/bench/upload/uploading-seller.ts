import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { demoLogins } from '@partshop/api/logins';
import type { PriceUploadDetails, PriceUploads } from '@partshop/api-client';
import { openBuyer, type Ask, type Trouble } from '../kill/buyer.ts';

const LIST = 'Стенд';
/** Somewhat more often than the page asks. */
const POLL_MS = 250;
/** The chore of each minute starts a worker at the latest. */
const PATIENCE_MS = 150_000;

export type UploadingSeller = {
  /** Uploads a file, packed by `pack`, that replaces the list, which the first one makes; returns the upload's id. */
  add: (file: Buffer) => Promise<number>;
  apply: (upload: PriceUploadDetails) => Promise<void>;
  /** Returns the id of the upload that takes another one back. */
  takeBack: (id: number) => Promise<number>;
  /** An upload when no worker has it any more, or after a long wait as it is then. */
  settled: (id: number) => Promise<PriceUploadDetails>;
};

/** Packs a file as the page does. That takes a core of the seller's machine, not of the shop's, so it is done before anything is measured. */
export const pack: (file: Buffer) => Promise<Buffer> = promisify(gzip);

/** The demo's seller, who uploads files as the page does. */
export async function openUploadingSeller(origin: string, trouble: Trouble): Promise<UploadingSeller> {
  const ask = openBuyer(origin, trouble);
  const login = demoLogins.find(({ role }) => role === 'seller');
  const { status } = await ask('/login_json', { login: login?.phone, password: login?.password });
  if (status !== 200) throw new Error(`The seller is not let in: ${status}.`);

  const find = async (id: number) => answerOf<PriceUploadDetails>(ask, `/services/seller/upload-state_json/${id}`);
  return {
    async add(file) {
      const { lists } = await answerOf<PriceUploads>(ask, '/services/seller/uploads_json/price');
      const list = lists.find(({ name }) => name === LIST);
      const { id } = await answerOf<PriceUploadDetails>(ask, '/services/seller/upload_json', {
        Type: 'price',
        PriceListId: list?.id ?? null,
        ...(list ? {} : { NewList: { Name: LIST, City: 'Москва', LeadDays: 1 } }),
        Replaces: true,
        FileName: 'list.csv',
        File: file.toString('base64'),
        IsGzipped: true,
      });
      return id;
    },
    async apply({ id, version }) {
      await answerOf(ask, `/services/seller/upload-apply_json/${id}`, { Version: version });
    },
    async takeBack(id) {
      return (await answerOf<PriceUploadDetails>(ask, `/services/seller/upload-back_json/${id}`, {})).id;
    },
    async settled(id) {
      const deadline = performance.now() + PATIENCE_MS;
      let upload = await find(id);
      while (!isOver(upload) && performance.now() < deadline) {
        await delay(POLL_MS);
        upload = await find(id);
      }
      return upload;
    },
  };
}

const isOver = ({ state }: PriceUploadDetails) => state !== 'checking' && state !== 'applying';

async function answerOf<Body>(ask: Ask, path: string, body?: unknown): Promise<Body> {
  const answer = await ask<Body>(path, body);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
  return answer.body;
}
