export type { DemoFamily } from './articles/demo-article.ts';
export { demoFitOptions, makeFitments, modelsOfEngines, type DemoFitment } from './articles/make-fitments.ts';
export { categoryArticles } from './categories/category-articles.ts';
export { goodsAttributes, goodsPageAttributes, goodsPages } from './categories/goods-pages.ts';
export { ownGoodsCategories } from './categories/own-goods.ts';
export { partCategoryGroups } from './categories/part-categories.ts';
export { pictureKindOfGroup, pictureKindsOf } from './categories/picture-kinds.ts';
export {
  demoClients,
  demoCompanyAccount,
  demoLogins,
  demoSellerStaff,
  describeDemoLogins,
  type DemoClient,
  type DemoLogin,
} from './clients.ts';
export { demoContracts, type DemoContract, type DemoDelivery } from './contracts.ts';
export { createDemoCatalogue } from './demo-catalogue.ts';
export { demoMakers } from './makers/makers.ts';
export { makeOffers, tradedArticle, type TradedArticle } from './offers/make-offers.ts';
export { demoPriceLists, demoSellers } from './offers/sellers.ts';
export { pickupAddresses, type PickupAddress } from './places/pickup-addresses.ts';
export { SeededRandom, seedOf } from './random/seeded-random.ts';
export { demoSellerOrders, type DemoSellerOrder } from './seller-orders.ts';
export { demoCompany } from './site/company.ts';
export { demoPosts } from './site/posts.ts';
export { demoPromoCodes } from './site/promo-codes.ts';
export type { VehicleTree } from './vehicles/vehicle-tree.ts';
