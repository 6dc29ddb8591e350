import { PriceUploadDetails, type UploadType } from '@partshop/api-client/contract';
import { good, type TestApi, type Visitor } from './test-api.ts';

type By = { guest: Visitor };
type Sent = { type: UploadType; replaces?: boolean };

const toBase64 = (text: string) => Buffer.from(text).toString('base64');

/** What sellers do with files of no price list. Each call waits for the workers. */
export function createClaimUploads({ settled }: Pick<TestApi, 'settled'>) {
  const stateOf = async ({ guest }: By, id: number): Promise<PriceUploadDetails> =>
    good(guest.get(`/services/seller/upload-state_json/${id}`), PriceUploadDetails);

  async function done(by: By, answer: ReturnType<Visitor['post']>): Promise<PriceUploadDetails> {
    const { id } = await good(answer, PriceUploadDetails);
    await settled();
    return stateOf(by, id);
  }

  return {
    stateOf,
    upload: async (by: By, file: string, { type, replaces = false }: Sent) =>
      done(
        by,
        by.guest.post('/services/seller/upload_json', {
          Type: type,
          PriceListId: null,
          Replaces: replaces,
          FileName: 'a.csv',
          File: toBase64(file),
        }),
      ),
    apply: async (by: By, { id, version }: Pick<PriceUploadDetails, 'id' | 'version'>) =>
      done(by, by.guest.post(`/services/seller/upload-apply_json/${id}`, { Version: version })),
    mend: async (by: By, { id, version }: Pick<PriceUploadDetails, 'id' | 'version'>, Rows: readonly object[]) =>
      done(by, by.guest.put(`/services/seller/upload-rows_json/${id}`, { Rows, Version: version })),
    takeBack: async (by: By, id: number) => done(by, by.guest.post(`/services/seller/upload-back_json/${id}`, {})),
  };
}
