import type { Access } from '@partshop/core';
/** The features of the shop by their packages; those that are no package yet are named as they will be. */
export type Feature =
  | 'home'
  | 'search'
  | 'price-table'
  | 'goods-catalog'
  | 'car-catalog'
  | 'city'
  | 'basket'
  | 'checkout'
  | 'garage'
  | 'oe-catalog'
  | 'account'
  | 'sign-in'
  | 'orders'
  | 'bonus-club'
  | 'information'
  | 'localization'
  | 'seller-panel'
  | 'seller-orders'
  | 'seller-upload'
  | 'seller-reports'
  | 'admin'
  | 'layout';
export type RouteEntry = {
  /** As the router reads it, without the language. */
  path: string;
  feature: Feature;
  /** Who may open it (§6). */
  access: Access;
  /** The server asks the backend whether there is such a page (§2). */
  isLinkChecked?: true;
};
/**
 * Every address of §2, static ones before those with parameters, each with the feature that owns it. What no package of that
 * feature serves yet answers that it will open later.
 */
export declare const ROUTE_TABLE: readonly RouteEntry[];
