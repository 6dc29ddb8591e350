export * from './basket.ts';
export * from './cars.ts';
export * from './city.ts';
export * from './client.ts';
export * from './common.ts';
export * from './localization.ts';
export * from './orders.ts';
export * from './search.ts';
export * from './sign-in.ts';
export * from './site.ts';

import * as basket from './basket.ts';
import * as cars from './cars.ts';
import * as city from './city.ts';
import * as client from './client.ts';
import * as localization from './localization.ts';
import * as orders from './orders.ts';
import * as search from './search.ts';
import * as signIn from './sign-in.ts';
import * as site from './site.ts';

/** Every call of the contract by its name; apps/api implements each, a test walks them. */
export const calls = {
  clientBaseInfo: client.clientBaseInfo,
  getLangs: client.getLangs,
  getConfig: client.getConfig,
  getValues: localization.getValues,
  searchGood: search.searchGood,
  searchGoodList: search.searchGoodList,
  getCardGoods: search.getCardGoods,
  searchTips: search.searchTips,
  topSale: search.topSale,
  basketItems: basket.basketItems,
  basketAdd: basket.basketAdd,
  basketChangeQty: basket.basketChangeQty,
  basketDelete: basket.basketDelete,
  basketShowSetStep: basket.basketShowSetStep,
  createOrderRetail: orders.createOrderRetail,
  getOrder: orders.getOrder,
  saveClientConfig: client.saveClientConfig,
  setUsedChat: client.setUsedChat,
  findClients: client.findClients,
  switchUser: client.switchUser,
  switchBack: client.switchBack,
  login: signIn.login,
  logout: signIn.logout,
  findUserByPhone: signIn.findUserByPhone,
  sendCode: signIn.sendCode,
  validateCode: signIn.validateCode,
  register: signIn.register,
  passwordReset: signIn.passwordReset,
  passwordGetRecoveryCode: signIn.passwordGetRecoveryCode,
  checkRecoveryCode: signIn.checkRecoveryCode,
  setNewPassword: signIn.setNewPassword,
  passwordUpdate: signIn.passwordUpdate,
  demoMessages: signIn.demoMessages,
  getCities: city.getCities,
  getAllPvz: city.getAllPvz,
  setCity: city.setCity,
  getRegionDelivery: city.getRegionDelivery,
  getOutpostCountryList: city.getOutpostCountryList,
  getCompanyContacts: site.getCompanyContacts,
  storeWorkTimes: site.storeWorkTimes,
  getPost: site.getPost,
  savePost: site.savePost,
  searchTimingSave: site.searchTimingSave,
  clientRequestSave: site.clientRequestSave,
  saveError: site.saveError,
  sitemap: site.sitemap,
  carSearchData: cars.carSearchData,
  checkLinkAvtozapchasti: cars.checkLinkAvtozapchasti,
  getRootByCar: cars.getRootByCar,
  getRootByCarByEngine: cars.getRootByCarByEngine,
  setEngineId: cars.setEngineId,
  categoryCarPartsList: cars.categoryCarPartsList,
} as const;
