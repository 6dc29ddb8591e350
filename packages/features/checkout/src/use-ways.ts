import { useSelector } from 'react-redux';
import type { CdekPlace, DeliveryCost, DeliveryCosts } from '@partshop/api-client';
import { deliveryCosts } from '@partshop/features/basket';
import { selectCurrency, type CoreState } from '@partshop/features/core';
import { cdekPoints } from './ways.loadables.ts';

/** A way that can be chosen. */
export type KnownWay = Pick<DeliveryCost, 'type' | 'by'> & {
  cost: number;
  payable: number;
  days: number;
  daysMax: number;
};

const POINT_ONLY: KnownWay = { type: 'point', by: 'shop', cost: 0, payable: 0, days: 0, daysMax: 0 };

const isKnown = (way: DeliveryCost) => way.cost !== null && way.payable !== null && way.deliveryDays !== null;

/** The ways to the visitor's city. Where they could not be loaded, an order is collected at a point. */
export function useWays(): { delivery: DeliveryCosts | undefined; known: KnownWay[]; points: CdekPlace[] } {
  const loadable = useSelector((state: CoreState) => deliveryCosts.select(state, selectCurrency(state)));
  const delivery = 'data' in loadable ? loadable.data : undefined;
  const found = useSelector((state: CoreState) => cdekPoints.select(state, delivery?.cityId ?? 0));
  const points = 'data' in found ? (found.data?.points ?? []) : [];
  const known = delivery?.costs.filter(isKnown).map(({ type, by, cost, payable, deliveryDays, deliveryDaysMax }) => ({
    type,
    by,
    cost: cost ?? 0,
    payable: payable ?? 0,
    days: deliveryDays ?? 0,
    daysMax: deliveryDaysMax ?? 0,
  }));
  const ways = known?.filter(({ type }) => type !== 'cdek-point' || points.length > 0);
  return { delivery, known: ways?.some(({ type }) => type === 'point') ? ways : [POINT_ONLY, ...(ways ?? [])], points };
}
