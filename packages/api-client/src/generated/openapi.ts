/* Generated from src/contract by `npm run generate`. Do not edit. */
export interface paths {
    "/api/search/{text}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a text may mean: suggestions while typing, and near numbers */
        get: {
            parameters: {
                query?: {
                    lang?: components["schemas"]["LanguageCode"];
                };
                header?: never;
                path: {
                    text: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer; empty lists when nothing is near. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SearchAnswer"];
                    };
                };
                /** @description The request is not what the contract says; `fields` names what is wrong. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description A page of another site asked for a change (`forbidden`); GET calls never answer this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The body is larger than 1 MiB. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The server failed; nothing was changed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Localization/getconfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Site configuration (§3) */
        get: {
            parameters: {
                query?: {
                    lang?: components["schemas"]["LanguageCode"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The configuration. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SiteConfig"];
                    };
                };
                /** @description The request is not what the contract says; `fields` names what is wrong. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description A page of another site asked for a change (`forbidden`); GET calls never answer this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The body is larger than 1 MiB. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The server failed; nothing was changed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Localization/getlangs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The languages that the site offers, with their own names */
        get: {
            parameters: {
                query?: {
                    lang?: components["schemas"]["LanguageCode"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description In the order of the specification (§2). */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Lang"][];
                    };
                };
                /** @description The request is not what the contract says; `fields` names what is wrong. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description A page of another site asked for a change (`forbidden`); GET calls never answer this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The body is larger than 1 MiB. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The server failed; nothing was changed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Localization/GetValues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Texts by resource and key in one language */
        post: {
            parameters: {
                query?: {
                    lang?: components["schemas"]["LanguageCode"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ValuesRequest"];
                };
            };
            responses: {
                /** @description The texts that exist; English stands in where the language has none. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Values"];
                    };
                };
                /** @description The request is not what the contract says; `fields` names what is wrong. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description A page of another site asked for a change (`forbidden`); GET calls never answer this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The body is larger than 1 MiB. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The server failed; nothing was changed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/basket/add_json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an offer to the basket (X1); a second time adds to its line */
        post: {
            parameters: {
                query?: {
                    currencyCode?: components["schemas"]["CurrencyCode"];
                    lang?: components["schemas"]["LanguageCode"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        articleId: number;
                        carId?: number;
                        /** @default  */
                        comment?: string;
                        priceListId: number;
                        qty: number;
                    };
                };
            };
            responses: {
                /** @description The basket after the change. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Basket"];
                    };
                };
                /** @description The request is not what the contract says; `fields` names what is wrong. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description A page of another site asked for a change (`forbidden`); GET calls never answer this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description No such offer. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The basket or the stock is not what the page showed; here is the fresh one. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BasketConflict"];
                    };
                };
                /** @description The body is larger than 1 MiB. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The server failed; nothing was changed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/basket/basketshowsetstep_json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a step of the checkout shows */
        get: {
            parameters: {
                query?: {
                    currencyCode?: components["schemas"]["CurrencyCode"];
                    lang?: components["schemas"]["LanguageCode"];
                    stepName?: "contact" | "delivery" | "payment" | "confirm";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The step. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CheckoutStep"];
                    };
                };
                /** @description The request is not what the contract says; `fields` names what is wrong. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description A page of another site asked for a change (`forbidden`); GET calls never answer this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The body is larger than 1 MiB. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The server failed; nothing was changed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/basket/change/qty_json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the quantity of a line */
        post: {
            parameters: {
                query?: {
                    currencyCode?: components["schemas"]["CurrencyCode"];
                    lang?: components["schemas"]["LanguageCode"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        basketId: number;
                        qty: number;
                        seenQty?: number;
                    };
                };
            };
            responses: {
                /** @description The basket after the change. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Basket"];
                    };
                };
                /** @description The request is not what the contract says; `fields` names what is wrong. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description A page of another site asked for a change (`forbidden`); GET calls never answer this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description No such offer. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The basket or the stock is not what the page showed; here is the fresh one. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BasketConflict"];
                    };
                };
                /** @description The body is larger than 1 MiB. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The server failed; nothing was changed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/basket/delete_json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove lines; one that is gone already is no error */
        post: {
            parameters: {
                query?: {
                    currencyCode?: components["schemas"]["CurrencyCode"];
                    lang?: components["schemas"]["LanguageCode"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids: number[];
                    };
                };
            };
            responses: {
                /** @description The basket after the change. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Basket"];
                    };
                };
                /** @description The request is not what the contract says; `fields` names what is wrong. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description A page of another site asked for a change (`forbidden`); GET calls never answer this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description No such offer. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The basket or the stock is not what the page showed; here is the fresh one. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BasketConflict"];
                    };
                };
                /** @description The body is larger than 1 MiB. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The server failed; nothing was changed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/basket/items_json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The basket of the session */
        get: {
            parameters: {
                query?: {
                    currencyCode?: components["schemas"]["CurrencyCode"];
                    groupString?: string;
                    inOrder?: string;
                    lang?: components["schemas"]["LanguageCode"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The basket; empty without a session. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Basket"];
                    };
                };
                /** @description The request is not what the contract says; `fields` names what is wrong. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description A page of another site asked for a change (`forbidden`); GET calls never answer this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The body is larger than 1 MiB. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The server failed; nothing was changed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/cabinet/getorders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order of this session by its number */
        get: {
            parameters: {
                query?: {
                    lang?: components["schemas"]["LanguageCode"];
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The order. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                /** @description The request is not what the contract says; `fields` names what is wrong. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description A page of another site asked for a change (`forbidden`); GET calls never answer this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description No such order, or it belongs to somebody else; the two cannot be told apart (D21). */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The body is larger than 1 MiB. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The server failed; nothing was changed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/catalogs/topsale_json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What sells best, paged */
        get: {
            parameters: {
                query?: {
                    currencyCode?: components["schemas"]["CurrencyCode"] & unknown;
                    lang?: components["schemas"]["LanguageCode"];
                    skip?: number | null;
                    take?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The page of cards. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GoodList"];
                    };
                };
                /** @description The request is not what the contract says; `fields` names what is wrong. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description A page of another site asked for a change (`forbidden`); GET calls never answer this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The body is larger than 1 MiB. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The server failed; nothing was changed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/clientbaseinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is asking: the client of the session, or nobody */
        get: {
            parameters: {
                query?: {
                    lang?: components["schemas"]["LanguageCode"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The viewer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClientInfo"];
                    };
                };
                /** @description The request is not what the contract says; `fields` names what is wrong. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description A page of another site asked for a change (`forbidden`); GET calls never answer this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The body is larger than 1 MiB. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The server failed; nothing was changed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/orders/createOrderRetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order the basket; sent twice with one RequestId it is one order */
        post: {
            parameters: {
                query?: {
                    lang?: components["schemas"]["LanguageCode"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OrderRequest"];
                };
            };
            responses: {
                /** @description The order, new or made before by the same RequestId. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                /** @description The request is not what the contract says; `fields` names what is wrong. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description A page of another site asked for a change (`forbidden`); GET calls never answer this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description A line cannot be ordered as it is, or the basket is empty; nothing was ordered. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BasketConflict"];
                    };
                };
                /** @description The body is larger than 1 MiB. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The RequestId was used for another order (`request-reused`). */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The server failed; nothing was changed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/search/getcardgoods_json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Articles whose name or maker matches a text */
        post: {
            parameters: {
                query?: {
                    lang?: components["schemas"]["LanguageCode"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        CurrencyCode?: components["schemas"]["CurrencyCode"];
                        /** @default 0 */
                        Skip?: number;
                        /** @default 24 */
                        Take?: number;
                        Text: string;
                    };
                };
            };
            responses: {
                /** @description Best matches first. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GoodList"];
                    };
                };
                /** @description The request is not what the contract says; `fields` names what is wrong. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description A page of another site asked for a change (`forbidden`); GET calls never answer this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The body is larger than 1 MiB. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The server failed; nothing was changed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/search/searchgood_json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The price page of one article: head, filters, offers in four groups */
        post: {
            parameters: {
                query?: {
                    lang?: components["schemas"]["LanguageCode"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PriceRequest"];
                };
            };
            responses: {
                /** @description The page. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PricePage"];
                    };
                };
                /** @description The request is not what the contract says; `fields` names what is wrong. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description A page of another site asked for a change (`forbidden`); GET calls never answer this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description No such maker or number. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The body is larger than 1 MiB. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The server failed; nothing was changed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/search/searchgoodlist_json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The makers that have a part with this number */
        post: {
            parameters: {
                query?: {
                    lang?: components["schemas"]["LanguageCode"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        CurrencyCode?: components["schemas"]["CurrencyCode"];
                        Number: string;
                    };
                };
            };
            responses: {
                /** @description One card a maker; empty when nobody has the number. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GoodList"];
                    };
                };
                /** @description The request is not what the contract says; `fields` names what is wrong. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description A page of another site asked for a change (`forbidden`); GET calls never answer this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The body is larger than 1 MiB. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                /** @description The server failed; nothing was changed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Basket: {
            count: number;
            currency: components["schemas"]["Currency"];
            groups: {
                items: components["schemas"]["BasketItem"][];
                name: string;
            }[];
            items: components["schemas"]["BasketItem"][];
            /** @description Minor units of the answer’s currency (kopecks, cents). */
            total: number;
        };
        BasketConflict: components["schemas"]["CallError"] & {
            basket: components["schemas"]["Basket"];
        };
        BasketItem: {
            articleId: number;
            available: number;
            basketId: number;
            catalogFullNumber: string;
            catalogKey: string;
            catalogName: string;
            clearNumber: string;
            comment: string;
            deliveryDays: number;
            deliveryDaysMax: number;
            inOrder: boolean;
            isDemo: boolean;
            isPrinted: boolean;
            multiplicity: number;
            /** @description Minor units of the answer’s currency (kopecks, cents). */
            previousPrice: number | null;
            /** @description Minor units of the answer’s currency (kopecks, cents). */
            price: number;
            priceListId: number;
            /** @enum {string|null} */
            problem: "withdrawn" | "out-of-stock" | "not-enough" | "price-changed" | null;
            productName: string;
            qty: number;
            /** @description Minor units of the answer’s currency (kopecks, cents). */
            sum: number;
        };
        CallError: {
            available?: number;
            code: components["schemas"]["ErrorCode"];
            fields?: {
                message: string;
                path: string;
            }[];
            message: string;
            multiplicity?: number;
        };
        CheckoutStep: {
            basket: components["schemas"]["Basket"];
            paymentTypes: "on-receipt"[];
            points: components["schemas"]["PickupPoint"][];
            /** Format: uuid */
            requestId: string;
            /** @enum {string} */
            stepName: "contact" | "delivery" | "payment" | "confirm";
            steps: ("contact" | "delivery" | "payment" | "confirm")[];
        };
        ClientInfo: {
            Bonus?: number;
            canSwichUser?: boolean;
            CityName?: string;
            ClientCode?: number;
            ClientConfig: {
                IsTableMod: boolean;
                SearchGoodOrderType: number;
            };
            ClientEmail?: string;
            ClientId?: number;
            ClientName?: string;
            ClientPhone?: string;
            /** @enum {string} */
            ClientType?: "Retail" | "Wholesale";
            CompanyId?: number;
            EngineId?: number;
            IsSeller?: boolean;
            localizeEditor?: boolean;
            ManagerId?: number;
            PayBad?: number;
        };
        Currency: {
            code: components["schemas"]["CurrencyCode"];
            rate: number;
            rateDate: string;
        };
        /** @enum {string} */
        CurrencyCode: "RUB" | "EUR";
        /** @enum {string} */
        ErrorCode: "bad-request" | "not-found" | "too-large" | "forbidden" | "unavailable" | "internal" | "not-enough" | "not-multiple" | "withdrawn" | "basket-changed" | "basket-empty" | "request-reused" | "basket-full";
        FilterGroup: {
            /** @enum {string} */
            key: "Catalogs" | "DeliveryDays" | "Filters";
            values: {
                count: number;
                isSelected: boolean;
                text: string;
                value: string;
            }[];
        };
        GoodCard: {
            articleId: number;
            best: {
                deliveryDays: number;
                multiplicity: number;
                /** @description Minor units of the answer’s currency (kopecks, cents). */
                price: number;
                priceListId: number;
                quantity: number;
            } | null;
            catalogFullNumber: string;
            catalogKey: string;
            catalogName: string;
            categoryUrl: string | null;
            clearNumber: string;
            image: components["schemas"]["Image"] | null;
            isDemo: boolean;
            offerCount: number;
            productName: string;
        };
        GoodList: {
            currency: components["schemas"]["Currency"];
            items: components["schemas"]["GoodCard"][];
            total: number;
        };
        Image: {
            alt: string;
            url: string;
        };
        Lang: {
            code: components["schemas"]["LanguageCode"];
            displayName: string;
        };
        /** @enum {string} */
        LanguageCode: "ru" | "en" | "lv" | "lt" | "et" | "fi" | "de" | "es" | "it" | "fr" | "pl" | "ar" | "bg" | "cs" | "da" | "el" | "he" | "hr" | "hu" | "is" | "ja" | "ko" | "ms" | "nl" | "no" | "pt" | "ro" | "sk" | "sl" | "sr" | "sv" | "th" | "tr" | "zh";
        Order: {
            comment: string;
            contactEmail: string;
            contactName: string;
            contactPhone: string;
            createdAt: string;
            currency: components["schemas"]["Currency"];
            items: components["schemas"]["OrderItem"][];
            number: string;
            /** @enum {string} */
            paymentType: "on-receipt";
            point: components["schemas"]["PickupPoint"];
            status: components["schemas"]["OrderStatus"];
            /** @description Minor units of the answer’s currency (kopecks, cents). */
            total: number;
        };
        OrderItem: {
            articleId: number;
            catalogFullNumber: string;
            catalogKey: string;
            catalogName: string;
            clearNumber: string;
            comment: string;
            deliveryDays: number;
            deliveryDaysMax: number;
            orderItemId: number;
            /** @description Minor units of the answer’s currency (kopecks, cents). */
            price: number;
            productName: string;
            qty: number;
            status: components["schemas"]["OrderStatus"];
            /** @description Minor units of the answer’s currency (kopecks, cents). */
            sum: number;
        };
        OrderRequest: {
            /** @default [] */
            BasketIds?: number[];
            /** @default  */
            Comment?: string;
            /** @default  */
            ContactEmail?: "" | string;
            ContactName: string;
            ContactPhone: string;
            CurrencyCode?: components["schemas"]["CurrencyCode"];
            /** @enum {string} */
            PaymentType: "on-receipt";
            PointId: number;
            /** Format: uuid */
            RequestId: string;
            /** @description Minor units of the answer’s currency (kopecks, cents). */
            SeenTotal?: number;
        };
        /** @enum {string} */
        OrderStatus: "draft" | "new" | "awaiting-payment" | "paid" | "ordered" | "in-transit" | "arrived" | "ready" | "issued" | "cancel-requested" | "cancelled" | "return-requested" | "returned" | "refused";
        PickupPoint: {
            address: string;
            city: string;
            hours: string;
            id: number;
            isDemo: boolean;
            name: string;
        };
        PriceItem: {
            articleId: number;
            catalogFullNumber: string;
            catalogKey: string;
            catalogName: string;
            deliveryDays: number;
            deliveryDaysMax: number;
            group: 1 | 2 | 3 | 4;
            isDemo: boolean;
            isReturnable: boolean;
            multiplicity: number;
            /** @description Minor units of the answer’s currency (kopecks, cents). */
            price: number;
            priceListId: number;
            productName: string;
            quantity: number;
            reliability: number;
            sellerName: string;
            warehouseName: string;
        };
        PricePage: {
            articleId: number;
            catalogFullNumber: string;
            catalogKey: string;
            catalogName: string;
            categoryUrl: string | null;
            clearNumber: string;
            currency: components["schemas"]["Currency"];
            deliveryDays: number | null;
            filterList: components["schemas"]["FilterGroup"][];
            images: components["schemas"]["Image"][];
            isDemo: boolean;
            items: components["schemas"]["PriceItem"][];
            /** @description Minor units of the answer’s currency (kopecks, cents). */
            price: number | null;
            priceListId: number | null;
            productName: string;
            remark: string;
            specifications: {
                name: string;
                value: string;
            }[];
            statusId: 1 | 2 | 3;
            totalItems: number;
        };
        PriceRequest: {
            CatalogKey: string;
            /** @default [] */
            Catalogs?: string[];
            CurrencyCode?: components["schemas"]["CurrencyCode"];
            /** @default null */
            DeliveryDays?: number | null;
            /** @default [] */
            Filters?: ("in-stock" | "returnable")[];
            Number: string;
            /** @default 1 */
            OrderBy?: number;
        };
        SearchAnswer: {
            clearNumber: string;
            didYouMean: components["schemas"]["SearchSuggestion"][];
            /** @enum {string} */
            kind: "number" | "text";
            suggestions: components["schemas"]["SearchSuggestion"][];
            text: string;
        };
        SearchSuggestion: {
            catalogFullNumber: string;
            catalogKey: string;
            catalogName: string;
            clearNumber: string;
            productName: string;
        };
        SiteConfig: {
            defaultCurrency: components["schemas"]["CurrencyCode"];
            defaultLang: components["schemas"]["LanguageCode"];
            langs: components["schemas"]["Lang"][];
            /** @enum {string} */
            showSwichLang: "Admin" | "Always";
        };
        Values: {
            [key: string]: {
                [key: string]: string;
            };
        };
        ValuesRequest: {
            [key: string]: string[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
