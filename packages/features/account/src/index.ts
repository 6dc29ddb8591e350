export { AccountPage } from './account-page.styles.ts';
export {
  COMPANY_FIELDS,
  findCompanyProblems,
  findInnProblems,
  PROBLEM_BY_MEMBER,
  readCompany,
  type CompanyCode,
  type CompanyField,
} from './company/company-form.ts';
export { messages as companyMessages } from './company/company.messages.ts';
export { lookUpCompany, type LookedUp } from './company/look-up-company.saga.ts';
export { feature } from './feature.ts';
export { Frame } from './frame/frame.styles.ts';
export { FrameLinks } from './frame/FrameLinks.tsx';
export { answerOffer } from './invitation/answer-offer.saga.ts';
export { InvitationOffer } from './invitation/InvitationOffer.tsx';
export { InvitationCodeForm } from './invitation/InvitationCodeForm.tsx';
export { messages as invitationCodeMessages } from './invitation/invitation-code.messages.ts';
export { loadOffer } from './invitation/load-offer.saga.ts';
export { inAccount, withAccountTexts } from './frame/in-account.tsx';
