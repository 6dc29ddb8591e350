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
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
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
    "/client/FindUserByPhone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a code can be sent to this phone: the same answer for clients and strangers (D34) */
        get: {
            parameters: {
                query: {
                    lang?: components["schemas"]["LanguageCode"];
                    phone: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The phone as +7…, and in how many seconds a code can be sent. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PhoneState"];
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                429: components["responses"]["TooMany"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
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
    "/client/phone/SendCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to a phone: one a minute, five a day */
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
                    "application/json": components["schemas"]["SendCodeRequest"];
                };
            };
            responses: {
                /** @description Seconds until another can be sent, and until this one ends. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CodeSent"];
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                /** @description No SMS are sent to the country of this phone (`country-unserved`). */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                429: components["responses"]["TooMany"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/phone/ValidateCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove a phone by its code: once, within ten minutes, at most five tries */
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
                    "application/json": components["schemas"]["ValidateCodeRequest"];
                };
            };
            responses: {
                /** @description Whose phone it is, now that it is proved. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CodeValidated"];
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                /** @description The code is wrong (`code-wrong`, with `triesLeft`), or ended, used or tried out (`code-expired`). */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                429: components["responses"]["TooMany"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
            };
        };
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
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
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
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
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
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login_json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in by phone or e-mail and password; the basket and the car of the session come along */
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
                    "application/json": components["schemas"]["LoginRequest"];
                };
            };
            responses: {
                /** @description The viewer, under a new session. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClientInfo"];
                    };
                };
                400: components["responses"]["BadRequest"];
                /** @description Login or password is wrong (`wrong-credentials`), whichever it is. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                429: components["responses"]["TooMany"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout_json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session (X2) */
        post: {
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
                /** @description Nobody is logged in. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done"];
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/getallpvz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pick-up points of a city */
        get: {
            parameters: {
                query: {
                    cityCode: number;
                    clientType?: number;
                    lang?: components["schemas"]["LanguageCode"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description An unknown city has none. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CityPoint"][];
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
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
    "/registration/GetCities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cities by the beginning of their name or region; without a text the largest ones */
        get: {
            parameters: {
                query?: {
                    lang?: components["schemas"]["LanguageCode"];
                    near?: string;
                    query?: string;
                    take?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Names in the language of the call. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["City"][];
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
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
    "/registration/register_json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Become a retail client with the phone that this session proved; brings the bonus (X2, D50) */
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
                    "application/json": components["schemas"]["RegisterRequest"];
                };
            };
            responses: {
                /** @description The new client, logged in under a new session. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClientInfo"];
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                /** @description `phone-taken` or `email-taken`. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                413: components["responses"]["TooLarge"];
                /** @description The phone is not proved in this session (`phone-unconfirmed`), or `password-weak`. */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                429: components["responses"]["TooMany"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saveerror": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An uncaught error of a browser: form-urlencoded (D31), at most 8 KiB, ten a minute an address */
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
                    "application/x-www-form-urlencoded": components["schemas"]["ErrorReport"];
                };
            };
            responses: {
                /** @description Nobody reads this. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done"];
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                429: components["responses"]["TooMany"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
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
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
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
                413: components["responses"]["TooLarge"];
                429: components["responses"]["TooMany"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
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
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
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
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
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
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
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
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
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
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
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
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
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
    "/services/buyer/SaveClientConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How the shop behaves for the viewer: kept with the account, or with the session of who is not logged in (D42) */
        post: {
            parameters: {
                query?: {
                    IsTableMod?: "true" | "false";
                    lang?: components["schemas"]["LanguageCode"];
                    SearchGoodOrderType?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The viewer with the new settings. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClientInfo"];
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                429: components["responses"]["TooMany"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/buyer/set-used-chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The visitor used the chat; asked by our own pages only (D30) */
        get: {
            parameters: {
                query: {
                    chatId: string;
                    lang?: components["schemas"]["LanguageCode"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A cookie remembers the chat for 604800 s. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done"];
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
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
    "/services/cabinet/CheckRecoveryCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the code for the token of /user/password/recovery/{token}, or see whether such a token still holds */
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
                    "application/json": components["schemas"]["CheckRecoveryCodeRequest"];
                };
            };
            responses: {
                /** @description What the page’s address ends with: the ClientId, a dot and a secret. Good for half an hour. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecoveryToken"];
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                /** @description `code-wrong` with `triesLeft`, or `code-expired`. */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                429: components["responses"]["TooMany"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/cabinet/ClientRequestSaveJson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A page that the visitor opened; sent after consent (P11) */
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
                    "application/json": components["schemas"]["ClientRequest"];
                };
            };
            responses: {
                /** @description Kept. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done"];
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                429: components["responses"]["TooMany"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
            };
        };
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
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                /** @description No such order, or it belongs to somebody else; the two cannot be told apart (D21). */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
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
    "/services/cabinet/PasswordGetRecoveryCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a recovery code by phone or e-mail; by mail comes a link as well */
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
                    "application/json": components["schemas"]["RecoveryCodeRequest"];
                };
            };
            responses: {
                /** @description Sent, if there is such a client. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecoverySent"];
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                /** @description No SMS are sent to the country of this phone (`country-unserved`). */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                429: components["responses"]["TooMany"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/cabinet/SearchTimingSave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How long a search took the visitor; sent after consent (P11) */
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
                    "application/json": components["schemas"]["SearchTiming"];
                };
            };
            responses: {
                /** @description Kept. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done"];
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                429: components["responses"]["TooMany"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/cabinet/set-engine-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The viewer’s car (no body); 0 for none */
        post: {
            parameters: {
                query?: {
                    id?: number | null;
                    lang?: components["schemas"]["LanguageCode"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Kept. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done"];
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                /** @description No such engine. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                413: components["responses"]["TooLarge"];
                429: components["responses"]["TooMany"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/cabinet/SetCity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The viewer’s city: kept with the account, or with the session of who is not logged in */
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
                    "application/json": components["schemas"]["SetCityRequest"];
                };
            };
            responses: {
                /** @description The viewer with CityName. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClientInfo"];
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                429: components["responses"]["TooMany"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/cabinet/SetNewPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the password by a token; every session of the client ends */
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
                    "application/json": components["schemas"]["SetNewPasswordRequest"];
                };
            };
            responses: {
                /** @description The client can log in with it. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done"];
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                /** @description `code-expired` or `password-weak`. */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                429: components["responses"]["TooMany"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/cabinet/SwitchUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Clients by name, code or phone, for an admin who looks for one (X3) */
        get: {
            parameters: {
                query: {
                    lang?: components["schemas"]["LanguageCode"];
                    query: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description At most 20. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FoundClient"][];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["NotSignedIn"];
                403: components["responses"]["NoAccess"];
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        /** Look at the shop as this client, for half an hour, under a new session; canSwichUser only (X3, B5) */
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
                    "application/json": components["schemas"]["SwitchUserRequest"];
                };
            };
            responses: {
                /** @description The client, with SwitchedBy. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClientInfo"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["NotSignedIn"];
                403: components["responses"]["NoAccess"];
                /** @description No such client, or one with rights of his own, who cannot be looked through. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                413: components["responses"]["TooLarge"];
                429: components["responses"]["TooMany"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Be oneself again (X3) */
        delete: {
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
                /** @description The admin. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClientInfo"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["NotSignedIn"];
                403: components["responses"]["NoAccess"];
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
            };
        };
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
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
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
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
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
    "/services/CompanyContacts/getcompanycontacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who the shop is and how to reach it (empty body) */
        post: {
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
                /** @description Texts in the language of the call. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CompanyContacts"];
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/delivery/GetOutpostCountryList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The countries that the shop delivers to, with their codes (D35) */
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
                /** @description Russia first. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            countryCode: number;
                            iso: string;
                            name: string;
                        }[];
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
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
    "/services/delivery/getregiondelivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The regions that the shop delivers to (empty body) */
        post: {
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
                /** @description By name, in the language of the call. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DeliveryRegion"][];
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/dev/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the stand-ins of SMS and mail would have sent to this session; exists with the stand-ins alone */
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
                /** @description The newest first, at most 20. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DemoMessage"][];
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                /** @description Messages are really sent here. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
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
    "/services/news/getPost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The news: its teaser, or whole; drafts for editors alone (D45) */
        get: {
            parameters: {
                query?: {
                    isPreView?: "true" | "false";
                    lang?: components["schemas"]["LanguageCode"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The newest first, at most 20. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Post"][];
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
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
    "/services/news/savePost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save a piece of news; localizeEditor or canSwichUser only */
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
                    "application/json": components["schemas"]["SavePostRequest"];
                };
            };
            responses: {
                /** @description As it was saved. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Post"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["NotSignedIn"];
                403: components["responses"]["NoAccess"];
                /** @description No piece of news has this id. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
            };
        };
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
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                /** @description A line cannot be ordered as it is, or the basket is empty; nothing was ordered. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BasketConflict"];
                    };
                };
                413: components["responses"]["TooLarge"];
                /** @description The RequestId was used for another order (`request-reused`). */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/registration/client/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ask for a recovery code by phone */
        put: {
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
                    "application/json": components["schemas"]["PasswordResetRequest"];
                };
            };
            responses: {
                /** @description Sent, if there is such a client. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecoverySent"];
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                /** @description No SMS are sent to the country of this phone (`country-unserved`). */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                429: components["responses"]["TooMany"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/registration/client/password/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the own password. The three texts are secrets, hashes or not (D33); other sessions of the client end */
        put: {
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
                    "application/json": components["schemas"]["PasswordUpdateRequest"];
                };
            };
            responses: {
                /** @description Changed; this session goes on under a new token. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["NotSignedIn"];
                403: components["responses"]["NoAccess"];
                413: components["responses"]["TooLarge"];
                /** @description The old one is wrong (`wrong-credentials`), `password-differs` or `password-weak`. */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                429: components["responses"]["TooMany"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/search/car-search-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Brands; models of a brand in groups by series; engines of a model */
        get: {
            parameters: {
                query: {
                    dataType: "brand" | "model" | "engine";
                    lang?: components["schemas"]["LanguageCode"];
                    parentId?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description An unknown parent has none. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CarGroup"][];
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
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
    "/services/search/category-car-parts-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories of parts, for all cars or one; isShort leaves out the children */
        get: {
            parameters: {
                query?: {
                    engineId?: number;
                    isShort?: "true" | "false";
                    lang?: components["schemas"]["LanguageCode"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description In the order of the catalogue. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Category"][];
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
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
    "/services/search/checklinkavtozapchasti": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether there is a category page at this path (§2): its categories, and its car as far as it is named (§5) */
        get: {
            parameters: {
                query: {
                    lang?: components["schemas"]["LanguageCode"];
                    link: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description False for a path that is no category page. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": boolean;
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
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
    "/services/search/get-root-by-car": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The car of an engine: its ids, addresses and names (D27, D38) */
        get: {
            parameters: {
                query: {
                    engineId: number;
                    lang?: components["schemas"]["LanguageCode"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The car. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CarRoot"];
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                /** @description No such engine. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
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
    "/services/search/get-root-by-car-by-engine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As get-root-by-car */
        get: {
            parameters: {
                query: {
                    engineId: number;
                    lang?: components["schemas"]["LanguageCode"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The car. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CarRoot"];
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                /** @description No such engine. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
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
                /** @description Best matches first; of very many those that sell best, at most 2,000. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GoodList"];
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
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
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                /** @description No such maker or number. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallError"];
                    };
                };
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
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
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/sitemap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What search engines may find, split (P3) */
        get: {
            parameters: {
                query: {
                    kind: "articles" | "categories";
                    lang?: components["schemas"]["LanguageCode"];
                    part?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A part beyond the last is empty. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Sitemap"];
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
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
    "/services/storeworktimes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Opening hours of a store, Monday first */
        get: {
            parameters: {
                query: {
                    lang?: components["schemas"]["LanguageCode"];
                    storeId: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Seven days; none for an unknown store. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StoreWorkTime"][];
                    };
                };
                400: components["responses"]["BadRequest"];
                403: components["responses"]["OtherSite"];
                413: components["responses"]["TooLarge"];
                500: components["responses"]["Internal"];
                503: components["responses"]["Unavailable"];
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
            retryAfter?: number;
            triesLeft?: number;
        };
        CarGroup: {
            children: components["schemas"]["CarOption"][];
            groupName: string;
            seriaUrl?: string;
        };
        CarOption: {
            breadCrumbs: string[];
            linkUrl: string;
            text: string;
            value: number;
        };
        CarRoot: {
            brandId: number;
            brandName: string;
            brandUrl: string;
            engineId: number;
            engineName: string;
            engineUrl: string;
            modelId: number;
            modelName: string;
            modelUrl: string;
            seriaId: number;
            seriaName: string;
            seriaUrl: string;
        };
        Category: {
            categoryId: number;
            categoryImage: string;
            categoryLink: string;
            categoryName: string;
            categoryUrl: string;
            children: {
                categoryId: number;
                categoryImage: string;
                categoryLink: string;
                categoryName: string;
                categoryUrl: string;
                isExists: boolean;
            }[];
            isExists: boolean;
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
        CheckRecoveryCodeRequest: {
            ClientId: string;
            RecoveryCode: string;
        };
        City: {
            countryCode: number;
            countryName: string;
            id: number;
            latitude: number;
            longitude: number;
            name: string;
            points: number;
            region: string;
        };
        CityPoint: {
            address: string;
            city: string;
            cityId: number;
            hours: string;
            id: number;
            isDemo: boolean;
            latitude: number;
            longitude: number;
            name: string;
        };
        ClientInfo: {
            Bonus?: number;
            canSwichUser?: boolean;
            CityId?: number;
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
            SwitchedBy?: {
                ClientName: string;
                Reason: string;
                Until: string;
            };
        };
        ClientRequest: {
            PageTitle: string;
            RequestUrl: string;
        };
        CodeSent: {
            expiresIn: number;
            phone: string;
            resendAfter: number;
        };
        CodeValidated: {
            client: components["schemas"]["ClientInfo"];
            /** @enum {string} */
            state: "signed-in";
        } | {
            /** @enum {string} */
            state: "password-needed";
        } | {
            /** @enum {string} */
            state: "confirmed";
        };
        CompanyContacts: {
            address: string;
            companyName: string;
            email: string;
            inn: string;
            isDemo: boolean;
            ogrn: string;
            phones: {
                name: string;
                phone: string;
            }[];
            storeId: number | null;
        };
        Currency: {
            code: components["schemas"]["CurrencyCode"];
            rate: number;
            rateDate: string;
        };
        /** @enum {string} */
        CurrencyCode: "RUB" | "EUR";
        DeliveryRegion: {
            cities: number;
            countryCode: number;
            daysMax: number;
            daysMin: number;
            name: string;
            points: number;
        };
        DemoMessage: {
            /** @enum {string} */
            channel: "sms" | "mail";
            id: number;
            sentAt: string;
            text: string;
            to: string;
        };
        Done: {
            /** @enum {boolean} */
            ok: true;
        };
        /** @enum {string} */
        ErrorCode: "bad-request" | "not-found" | "too-large" | "forbidden" | "unavailable" | "internal" | "not-enough" | "not-multiple" | "withdrawn" | "basket-changed" | "basket-empty" | "request-reused" | "basket-full" | "not-signed-in" | "no-access" | "wrong-credentials" | "too-many" | "code-wrong" | "code-expired" | "country-unserved" | "phone-unconfirmed" | "phone-taken" | "email-taken" | "password-weak" | "password-differs";
        ErrorReport: {
            error: string;
            /** @default 0 */
            lineNumber?: number | null;
            raw: string;
            url: string;
        };
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
        FoundClient: {
            CityName: string;
            ClientCode: number;
            ClientId: number;
            ClientName: string;
            /** @enum {string} */
            ClientType: "Retail" | "Wholesale";
            IsSeller: boolean;
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
        LoginRequest: {
            login: string;
            password: string;
        };
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
        PasswordResetRequest: {
            ContactPhone: string;
        };
        PasswordUpdateRequest: {
            OldPasswordHash: string;
            PasswordHash: string;
            PasswordHashCheck: string;
        };
        PhoneState: {
            canSendCode: boolean;
            phone: string;
            resendAfter: number;
        };
        PickupPoint: {
            address: string;
            city: string;
            hours: string;
            id: number;
            isDemo: boolean;
            name: string;
        };
        Post: {
            html: string;
            id: number;
            publishedAt: string | null;
            title: string;
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
            cars: {
                brand: string;
                model: string;
            }[];
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
        RecoveryCodeRequest: {
            /** @default  */
            email?: "" | string;
            /** @default  */
            phone?: "" | string;
        };
        RecoverySent: {
            ClientId: string;
            expiresIn: number;
            resendAfter: number;
        };
        RecoveryToken: {
            token: string;
        };
        RegisterRequest: {
            cityId: number;
            /** @default  */
            email?: "" | string;
            name: string;
            password: string;
            phone: string;
            pointId?: number;
        };
        SavePostRequest: {
            post: {
                html: string;
                /** @default 0 */
                id?: number;
                /** @default false */
                isPublished?: boolean;
                title: string;
            };
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
        SearchTiming: {
            ElapsedTime: number;
            PageUrl: string;
            UserAgentName: string;
        };
        SendCodeRequest: {
            phone: string;
        };
        SetCityRequest: {
            city: string;
            /** @default 1 */
            countryCode?: number;
            sdekId: number;
        };
        SetNewPasswordRequest: {
            ClientId: string;
            NewPassword: string;
            RecoveryCode: string;
        };
        SiteConfig: {
            chatHiddenForClientCode: number;
            chatUrl: string | null;
            defaultCurrency: components["schemas"]["CurrencyCode"];
            defaultLang: components["schemas"]["LanguageCode"];
            hasDemoMessages: boolean;
            langs: components["schemas"]["Lang"][];
            mapTilesUrl: string | null;
            phones: {
                moscow: string;
                other: string;
            };
            /** @enum {string} */
            showSwichLang: "Admin" | "Always";
        };
        Sitemap: {
            entries: {
                modified: string;
                path: string;
            }[];
            parts: number;
        };
        StoreWorkTime: {
            closes: string | null;
            day: number;
            opens: string | null;
        };
        SwitchUserRequest: {
            ClientId: number;
            Reason: string;
        };
        ValidateCodeRequest: {
            code: string;
            phone: string;
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
    responses: {
        /** @description The request is not what the contract says; `fields` names what is wrong. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CallError"];
            };
        };
        /** @description The server failed; nothing was changed. */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CallError"];
            };
        };
        /** @description The viewer’s role may not (`no-access`), or a page of another site asked (`forbidden`). */
        NoAccess: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CallError"];
            };
        };
        /** @description Nobody is logged in (`not-signed-in`). */
        NotSignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CallError"];
            };
        };
        /** @description A page of another site asked for a change (`forbidden`). */
        OtherSite: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CallError"];
            };
        };
        /** @description The body is larger than 1 MiB. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CallError"];
            };
        };
        /** @description Asked too often (`too-many`); `retryAfter` and the header Retry-After say when again. */
        TooMany: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CallError"];
            };
        };
        /** @description What the call needs is down or busy (`unavailable`); Retry-After says when to try again. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CallError"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
