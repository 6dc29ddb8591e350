/** Pictures of goods. */
import { z } from '@hono/zod-openapi';
import { EXTENSION, Id, json, jsonBody } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';
import { MAX_PICTURE_BYTES, MAX_PICTURE_SIDE, MIN_PICTURE_SIDE } from './limits.ts';

/**
 * A square picture on white. Its files are `{url}-{width}.avif` and `{url}-{width}.webp` for each of the widths; they never
 * change.
 */
export const Picture = z
  .object({
    /** `/pictures/` and the hash of the files. */
    url: z.string(),
    /** In pixels, ascending. */
    widths: z.array(z.number().int().positive()).min(1),
    /** Of the largest file. */
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    /** Empty where the article's name says what the picture shows. */
    alt: z.string(),
  })
  .openapi('Picture');
export type Picture = z.infer<typeof Picture>;

/** A union, not `.nullable()`: that would be generated as `Picture` and null at once, which no value satisfies. */
export const PictureOrNull = z.union([Picture, z.null()]);

/** Base64 writes three bytes as four characters. */
const MAX_BASE64 = Math.ceil(MAX_PICTURE_BYTES / 3) * 4;

const addArticlePicture = defineCall({
  ...EXTENSION,
  method: 'post',
  path: '/services/seller/addpicture_json',
  tags: ['pictures'],
  effect: 'changes',
  access: 'seller',
  right: 'goods',
  whileSwitched: 'refused',
  limit: { name: 'add-picture', by: 'client', tries: 300, seconds: 3600 },
  maxBodyBytes: MAX_BASE64 + 64 * 1024,
  summary: 'Add a seller’s picture to an article; it is encoded anew, so that nothing but the picture is kept',
  request: {
    body: jsonBody(
      z
        .object({
          articleId: Id,
          /** A JPEG, PNG, WebP or AVIF file in Base64. */
          file: z.string().min(1).max(MAX_BASE64),
          /** What the picture shows, if the article's name does not say it: in Russian. */
          alt: z.string().trim().max(200).default(''),
        })
        .openapi('AddPictureRequest'),
    ),
  },
  responses: {
    200: json(Picture, 'The picture; the same one again where the article has it already.'),
    404: json(CallError, 'No such article.'),
    409: json(CallError, 'The article has as many pictures as it may have (`pictures-full`).'),
    422: json(
      CallError,
      `Not a picture that can be read (\`picture-broken\`), or its longer side is not between ${MIN_PICTURE_SIDE} and ${MAX_PICTURE_SIDE} pixels (\`picture-size\`).`,
    ),
  },
});

export const picturesCalls = { addArticlePicture } as const;
