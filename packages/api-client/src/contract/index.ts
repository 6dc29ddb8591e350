export * from './account.ts';
export * from './agents.ts';
export * from './alerts.ts';
export * from './basket.ts';
export * from './basket-move.ts';
export * from './bonus.ts';
export * from './bought-together.ts';
export * from './cars.ts';
export * from './catalog-modes.ts';
export * from './catalogue.ts';
export * from './categories.ts';
export * from './claim-review.ts';
export * from './client.ts';
export * from './client-orders.ts';
export * from './common.ts';
export * from './define-call.ts';
export * from './company-accounts.ts';
export * from './company-lookup.ts';
export * from './company-role.ts';
export * from './delivery.ts';
export * from './documents.ts';
export * from './errors.ts';
export * from './fetch-faults.ts';
export * from './fewer-parcels.ts';
export * from './finance.ts';
export * from './fit.ts';
export * from './goods.ts';
export * from './identity.ts';
export * from './limits.ts';
export * from './list-mail.ts';
export * from './list-sources.ts';
export * from './lists.ts';
export * from './localization.ts';
export * from './managed-orders.ts';
export * from './messages.ts';
export * from './order-notices.ts';
export * from './order-payment.ts';
export * from './order-repeat.ts';
export * from './order-returns.ts';
export * from './order-status.ts';
export * from './orders.ts';
export * from './payments.ts';
export * from './pictures.ts';
export * from './places.ts';
export * from './positions-query.ts';
export * from './posts.ts';
export * from './price-history.ts';
export * from './price-uploads.ts';
export * from './quick-order.ts';
export * from './revise.ts';
export * from './sale-report.ts';
export * from './seller-orders.ts';
export * from './seller-sales.ts';
export * from './position-terms.ts';
export * from './transits.ts';
export * from './seller-offers.ts';
export * from './seller-advice.ts';
export * from './seller-settings.ts';
export * from './seller-rights.ts';
export * from './seller-staff.ts';
export * from './seller-tokens.ts';
export * from './upload-type.ts';
export * from './web-pictures.ts';
export * from './site.ts';
export * from './suppliers.ts';
export * from './visits.ts';

import { accountCalls } from './account.ts';
import { agentsCalls } from './agents.ts';
import { alertsCalls } from './alerts.ts';
import { basketCalls } from './basket.ts';
import { basketMoveCalls } from './basket-move.ts';
import { bonusCalls } from './bonus.ts';
import { boughtTogetherCalls } from './bought-together.ts';
import { carsCalls } from './cars.ts';
import { catalogueCalls } from './catalogue.ts';
import { categoriesCalls } from './categories.ts';
import { clientCalls } from './client.ts';
import { companyAccountsCalls, orderApprovalsCalls } from './company-accounts.ts';
import { companyLookupCalls } from './company-lookup.ts';
import { deliveryCalls } from './delivery.ts';
import { documentsCalls } from './documents.ts';
import { clientOrdersCalls } from './client-orders.ts';
import { fewerParcelsCalls } from './fewer-parcels.ts';
import { financeCalls } from './finance.ts';
import { fitCalls } from './fit.ts';
import { goodsCalls } from './goods.ts';
import { identityCalls } from './identity.ts';
import { listsCalls } from './lists.ts';
import { localizationCalls } from './localization.ts';
import { managedOrdersCalls } from './managed-orders.ts';
import { messagesCalls } from './messages.ts';
import { orderNoticesCalls } from './order-notices.ts';
import { orderRepeatCalls } from './order-repeat.ts';
import { ordersCalls } from './orders.ts';
import { paymentsCalls } from './payments.ts';
import { picturesCalls } from './pictures.ts';
import { placesCalls } from './places.ts';
import { postEditingCalls, postsCalls } from './posts.ts';
import { priceHistoryCalls } from './price-history.ts';
import { claimReviewCalls } from './claim-review.ts';
import { listMailCalls } from './list-mail.ts';
import { listSourcesCalls } from './list-sources.ts';
import { priceUploadsCalls } from './price-uploads.ts';
import { quickOrderCalls } from './quick-order.ts';
import { reviseCalls } from './revise.ts';
import { saleReportCalls } from './sale-report.ts';
import { sellerOrdersCalls } from './seller-orders.ts';
import { sellerSalesCalls } from './seller-sales.ts';
import { positionTermsCalls } from './position-terms.ts';
import { transitsCalls } from './transits.ts';
import { sellerOffersCalls } from './seller-offers.ts';
import { sellerAdviceCalls } from './seller-advice.ts';
import { sellerSettingsCalls } from './seller-settings.ts';
import { sellerStaffCalls } from './seller-staff.ts';
import { sellerTokensCalls } from './seller-tokens.ts';
import { webPicturesCalls } from './web-pictures.ts';
import { siteCalls } from './site.ts';
import { supplierReviewCalls, suppliersCalls } from './suppliers.ts';
import { visitsCalls } from './visits.ts';

/** Named by its parts, because written out the type is longer than the compiler puts into a declaration. */
type Calls = typeof accountCalls &
  typeof agentsCalls &
  typeof alertsCalls &
  typeof basketCalls &
  typeof bonusCalls &
  typeof boughtTogetherCalls &
  typeof carsCalls &
  typeof catalogueCalls &
  typeof categoriesCalls &
  typeof clientCalls &
  typeof companyAccountsCalls &
  typeof companyLookupCalls &
  typeof deliveryCalls &
  typeof documentsCalls &
  typeof clientOrdersCalls &
  typeof basketMoveCalls &
  typeof fewerParcelsCalls &
  typeof financeCalls &
  typeof fitCalls &
  typeof goodsCalls &
  typeof identityCalls &
  typeof listsCalls &
  typeof localizationCalls &
  typeof managedOrdersCalls &
  typeof messagesCalls &
  typeof orderApprovalsCalls &
  typeof orderNoticesCalls &
  typeof orderRepeatCalls &
  typeof ordersCalls &
  typeof paymentsCalls &
  typeof picturesCalls &
  typeof placesCalls &
  typeof postEditingCalls &
  typeof postsCalls &
  typeof priceHistoryCalls &
  typeof priceUploadsCalls &
  typeof claimReviewCalls &
  typeof listMailCalls &
  typeof listSourcesCalls &
  typeof quickOrderCalls &
  typeof reviseCalls &
  typeof saleReportCalls &
  typeof sellerOrdersCalls &
  typeof sellerSalesCalls &
  typeof positionTermsCalls &
  typeof transitsCalls &
  typeof sellerOffersCalls &
  typeof sellerAdviceCalls &
  typeof sellerSettingsCalls &
  typeof sellerStaffCalls &
  typeof sellerTokensCalls &
  typeof webPicturesCalls &
  typeof siteCalls &
  typeof supplierReviewCalls &
  typeof suppliersCalls &
  typeof visitsCalls;

/** Every call of the contract by name. Each domain of apps/api handles its own; a test walks them all. */
export const calls: Calls = {
  ...accountCalls,
  ...agentsCalls,
  ...alertsCalls,
  ...basketCalls,
  ...bonusCalls,
  ...boughtTogetherCalls,
  ...carsCalls,
  ...catalogueCalls,
  ...categoriesCalls,
  ...clientCalls,
  ...companyAccountsCalls,
  ...companyLookupCalls,
  ...deliveryCalls,
  ...documentsCalls,
  ...clientOrdersCalls,
  ...basketMoveCalls,
  ...fewerParcelsCalls,
  ...financeCalls,
  ...fitCalls,
  ...goodsCalls,
  ...identityCalls,
  ...listsCalls,
  ...localizationCalls,
  ...managedOrdersCalls,
  ...messagesCalls,
  ...orderApprovalsCalls,
  ...orderNoticesCalls,
  ...orderRepeatCalls,
  ...ordersCalls,
  ...paymentsCalls,
  ...picturesCalls,
  ...placesCalls,
  ...postEditingCalls,
  ...postsCalls,
  ...priceHistoryCalls,
  ...priceUploadsCalls,
  ...claimReviewCalls,
  ...listMailCalls,
  ...listSourcesCalls,
  ...quickOrderCalls,
  ...reviseCalls,
  ...saleReportCalls,
  ...sellerOrdersCalls,
  ...sellerSalesCalls,
  ...positionTermsCalls,
  ...transitsCalls,
  ...sellerOffersCalls,
  ...sellerAdviceCalls,
  ...sellerSettingsCalls,
  ...sellerStaffCalls,
  ...sellerTokensCalls,
  ...webPicturesCalls,
  ...siteCalls,
  ...supplierReviewCalls,
  ...suppliersCalls,
  ...visitsCalls,
};
