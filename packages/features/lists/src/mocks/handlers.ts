import { http, HttpResponse, type HttpHandler } from 'msw';
import type { ListName, Lists } from '@partshop/api-client';
import { mockCall } from '@partshop/api-client/mocks';

export type ListsServer = { handlers: HttpHandler[]; read: () => Lists };

/** The calls of the lists, on lists that they change. */
export function createListsServer(from: Lists = { favorites: [], compare: [] }): ListsServer {
  let lists = from;
  const handlers = [
    mockCall('get', '/services/lists', () => lists),
    mockCall('post', '/services/lists/change_json', async (request) => {
      const { list, articleId, isListed } = (await request.json()) as {
        list: ListName;
        articleId: number;
        isListed: boolean;
      };
      const others = lists[list].filter((id) => id !== articleId);
      lists = { ...lists, [list]: isListed ? [articleId, ...others] : others };
      return lists;
    }),
  ];
  return { handlers, read: () => lists };
}

/** Empty lists, for features that only need the calls to respond. */
export const quiet = (): HttpHandler[] => createListsServer().handlers;

/** The lists respond, and changes fail without a network. */
export const offline = (lists?: Lists): HttpHandler[] => [
  http.post('*/services/lists/change_json', () => HttpResponse.error()),
  ...createListsServer(lists).handlers,
];
