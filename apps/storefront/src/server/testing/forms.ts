export type SentForm = {
  path: string;
  /** The call that the form makes. */
  call: string;
  fields: Record<string, string>;
  /** Whether a client who has logged in is redirected away. */
  isForStrangers?: true;
};

/** The forms as browsers submit them without scripts. */
export const FORMS = {
  login: {
    isForStrangers: true,
    path: '/login',
    call: '/login_json',
    fields: { login: '+79161234567', password: 'a guess' },
  },
  logout: { path: '/logout', call: '/logout_json', fields: {} },
  registration: {
    isForStrangers: true,
    path: '/register-simple',
    call: '/client/FindUserByPhone',
    fields: { step: 'phone', phone: '+7 916 123 45 67' },
  },
  'a code': {
    isForStrangers: true,
    path: '/register-simple',
    call: '/client/phone/ValidateCode',
    fields: { step: 'code', phone: '+7 916 123 45 67', code: '123456' },
  },
  recovery: {
    path: '/rememberpassword',
    call: '/services/cabinet/PasswordGetRecoveryCode',
    fields: { step: 'contact', contact: 'anna@example.com' },
  },
  'a recovery code': {
    path: '/rememberpassword',
    call: '/services/cabinet/CheckRecoveryCode',
    fields: { step: 'code', contact: 'anna@example.com', requestId: 'x'.repeat(22), code: '123456' },
  },
  'a new password': {
    path: `/user/password/recovery/${'x'.repeat(22)}.${'y'.repeat(43)}`,
    call: '/services/cabinet/SetNewPassword',
    fields: { password: 'a new password' },
  },
  profile: {
    path: '/profile',
    call: '/services/registration/client/password/update',
    fields: { oldPassword: 'an old one', newPassword: 'a new password' },
  },
  city: { path: '/city', call: '/services/cabinet/SetCity', fields: { choice: '524901/1/Москва' } },
  basket: {
    path: '/basket',
    call: '/services/basket/add_json',
    fields: { intent: 'add', articleId: '1', priceListId: '1', qty: '1' },
  },
  'a quantity': {
    path: '/basket',
    call: '/services/basket/change/qty_json',
    fields: { intent: 'set-qty', basketId: '1', qty: '2', seenQty: '1' },
  },
  'a removal': {
    path: '/basket',
    call: '/services/basket/delete_json',
    fields: { intent: 'delete', basketId: '1' },
  },
  checkout: {
    path: '/checkout',
    call: '/services/orders/createOrderRetail',
    fields: {
      RequestId: '0b0f3b9e-5b4c-4d0e-9d6f-0d3c1b2a4e5f',
      ContactName: 'Анна',
      ContactPhone: '+7 916 123 45 67',
      PointId: '1',
    },
  },
} as const satisfies Record<string, SentForm>;
