export { accountDomain } from './account/index.ts';
export { agentsDomain } from './agents/index.ts';
export { alertsDomain } from './alerts/index.ts';
export { basketDomain, basketMoveDomain, fewerParcelsDomain } from './basket/index.ts';
export { bonusDomain } from './bonus/index.ts';
export { boughtTogetherDomain } from './bought-together/index.ts';
export { carsDomain } from './cars/index.ts';
export { catalogueDomain } from './catalogue/index.ts';
export { categoriesDomain } from './categories/index.ts';
export { claimReviewDomain } from './claim-review/index.ts';
export { clientDomain } from './client/index.ts';
export { companyAccountsDomain } from './company-accounts/index.ts';
export { companyLookupDomain } from './company-lookup/index.ts';
export { deliveryDomain } from './delivery/index.ts';
export { documentsDomain } from './documents/index.ts';
export { financeDomain, reviseDomain } from './finance/index.ts';
export { fitDomain } from './fit/index.ts';
export { goodsDomain } from './goods/index.ts';
export { identityDomain } from './identity/index.ts';
export { listsDomain } from './lists/index.ts';
export { localizationDomain } from './localization/index.ts';
export { messagesDomain } from './messages/index.ts';
export {
  clientOrdersDomain,
  managedOrdersDomain,
  orderApprovalsDomain,
  orderNoticesDomain,
  orderRepeatDomain,
  ordersDomain,
  saleReportDomain,
  sellerOrdersDomain,
} from './orders/index.ts';
export { paymentsDomain } from './payments/index.ts';
export { picturesDomain } from './pictures/index.ts';
export { placesDomain } from './places/index.ts';
export { postEditingDomain, postsDomain } from './posts/index.ts';
export { positionTermsDomain, priceHistoryDomain } from './price-history/index.ts';
export { quickOrderDomain } from './quick-order/index.ts';
export { listMailDomain, listSourcesDomain, priceUploadsDomain } from './price-uploads/index.ts';
export { sellerAdviceDomain, sellerOffersDomain } from './seller-offers/index.ts';
export { sellerSalesDomain } from './seller-sales/index.ts';
export { transitsDomain } from './transits/index.ts';
export { sellerSettingsDomain } from './seller-settings/index.ts';
export { sellerStaffDomain } from './seller-staff/index.ts';
export { sellerTokensDomain } from './seller-tokens/index.ts';
export { siteDomain } from './site/index.ts';
export { supplierReviewDomain, suppliersDomain } from './suppliers/index.ts';
export { visitsDomain } from './visits/index.ts';
export { webPicturesDomain } from './web-pictures/index.ts';
