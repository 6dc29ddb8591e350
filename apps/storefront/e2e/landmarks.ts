/** Articles that the demo catalogue has at every size. */
export {
  ARTICLE_WITH_ONE_PIECE,
  ARTICLE_WITHOUT_OFFERS,
  RICH_ARTICLE,
  RICH_ARTICLE_REPLACEMENT,
  RICH_ARTICLE_SUBSTITUTES,
  type Landmark,
} from '@partshop/api/landmarks';

/** One login for each role. */
export { demoLogins, type DemoLogin, type DemoRole } from '@partshop/api/logins';
