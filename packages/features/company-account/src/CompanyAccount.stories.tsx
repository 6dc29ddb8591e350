import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { routesOf } from '@partshop/features/core';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { irina } from '@partshop/features/sign-in/mocks';
import { feature } from './feature.ts';
import {
  alreadyEmployed,
  approvalList,
  approvalServer,
  buyer,
  changedRequest,
  changesMeanwhile,
  CODE,
  employees,
  employeesFailing,
  employeesFull,
  employeeServer,
  employeesSlow,
  history,
  invitation,
  longNames,
  noApprovals,
  noCompany,
  owner,
  ownLimits,
  ownRequest,
  refusedRequest,
  unknownRequest,
} from './mocks/handlers.ts';

const meta = {
  title: 'Screens/CompanyAccount',
  component: StoryShell,
  args: { routes: routesInMain(routesOf(feature)), path: '/profile/company/employees', currentUser: owner },
  beforeEach: ({ msw }) =>
    msw.use(...employees(), ...approvalList(), ...approvalServer(), ...history(), ...invitation()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Employees: Story = {};

export const NoEmployees: Story = { beforeEach: ({ msw }) => msw.use(...employeeServer()) };

export const EmployeeInvited: Story = {
  beforeEach: ({ msw }) => msw.use(...employeeServer()),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Имя и фамилия'), 'Павел Зимин');
    await userEvent.type(canvas.getByLabelText('Телефон или эл. почта'), 'zimin@example.com');
    await userEvent.type(canvas.getByLabelText('На один заказ, ₽'), '15 000');
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить приглашение' }));
    await expect(await canvas.findByText(/Приглашение действует до/)).toBeVisible();
    await expect(canvas.getByText(/Заказ — до .?15.000/)).toBeVisible();
  },
};

export const InvitationWrong: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...employeeServer()),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('На календарный месяц, ₽'), 'много');
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить приглашение' }));
    await expect((await canvas.findAllByText('Напишите сумму в рублях, например 15 000'))[0]).toBeVisible();
    await expect(canvas.getByLabelText('На календарный месяц, ₽')).toHaveValue('много');
  },
};

export const TooManyEmployees: Story = {
  beforeEach: ({ msw }) => msw.use(...employeesFull()),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Имя и фамилия'), 'Павел Зимин');
    await userEvent.type(canvas.getByLabelText('Телефон или эл. почта'), 'zimin@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить приглашение' }));
    await expect((await canvas.findAllByText(/Больше сотрудников добавить нельзя/))[0]).toBeVisible();
  },
};

export const EmployeeChanged: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Роль и лимиты', { selector: '[aria-label*="Зимин"]' }));
    const [field] = canvas.getAllByLabelText('На один заказ, ₽');
    await userEvent.clear(field as HTMLElement);
    await userEvent.type(field as HTMLElement, '700{Enter}');
    await expect(await canvas.findByText(/Заказ — до .?700/)).toBeVisible();
    const revoke = canvas.getByRole('button', { name: /Отозвать приглашение: .?Олег/ });
    // The new limit shows a moment before the page is ready to send again.
    await waitFor(async () => expect(revoke.closest('form')).toHaveAttribute('aria-busy', 'false'));
    await userEvent.click(revoke);
    await expect(await canvas.findByText(/Громова/)).toBeVisible();
    await waitFor(async () => expect(canvas.queryByText(/Прохоров/)).toBeNull());
  },
};

export const OwnLimits: Story = { args: { currentUser: buyer }, beforeEach: ({ msw }) => msw.use(...ownLimits()) };

export const NoCompany: Story = { args: { currentUser: irina }, beforeEach: ({ msw }) => msw.use(...noCompany()) };

export const EmployeesLoading: Story = { beforeEach: ({ msw }) => msw.use(...employeesSlow()) };

export const EmployeesFailed: Story = { beforeEach: ({ msw }) => msw.use(...employeesFailing()) };

export const LongNames: Story = {
  beforeEach: ({ msw }) => msw.use(...longNames()),
  globals: { viewport: { value: 'phone' } },
};

export const EmployeesRightToLeft: Story = { globals: { locale: 'ar' } };

export const Invitation: Story = {
  args: { path: `/profile/company/invitation?code=${CODE}`, currentUser: irina },
};

export const InvitationUnknown: Story = {
  args: { path: '/profile/company/invitation?code=OLD', currentUser: irina },
};

export const InvitationOfEmployed: Story = {
  ...Invitation,
  beforeEach: ({ msw }) => msw.use(...alreadyEmployed()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Принять' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Вы уже заказываете за другую компанию');
  },
};

export const Approvals: Story = { args: { path: '/profile/company/approvals' } };

export const NoApprovals: Story = { ...Approvals, beforeEach: ({ msw }) => msw.use(...noApprovals()) };

export const ApprovalsPhone: Story = { ...Approvals, globals: { viewport: { value: 'phone' } } };

export const Approval: Story = { args: { path: '/profile/company/approvals/12' } };

export const Approved: Story = {
  ...Approval,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Одобрить и оформить' }));
    await expect(await canvas.findByRole('link', { name: /Открыть заказ .?26-0615-4821/ })).toBeVisible();
  },
};

export const Refused: Story = {
  ...Approval,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Не одобрять' }));
    await expect((await canvas.findAllByText(/Напишите причину/))[0]).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Почему нет'), 'Есть на складе');
    await userEvent.click(canvas.getByRole('button', { name: 'Не одобрять' }));
    await expect(await canvas.findByText('Есть на складе')).toBeVisible();
  },
};

export const ChangedSince: Story = { ...Approval, beforeEach: ({ msw }) => msw.use(...changedRequest()) };

export const ChangesMeanwhile: Story = {
  ...Approval,
  beforeEach: ({ msw }) => msw.use(...changesMeanwhile()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Одобрить и оформить' }));
    await expect(await canvas.findByText(/Пока вы смотрели, заказ изменился/)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('alert')[0]).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Одобрить с изменениями' })).toBeVisible();
  },
};

export const OwnRequest: Story = {
  args: { path: '/profile/company/approvals/12?done=asked', currentUser: buyer },
  beforeEach: ({ msw }) => msw.use(...ownRequest()),
  globals: { viewport: { value: 'phone' } },
};

export const RefusedRequest: Story = { ...OwnRequest, beforeEach: ({ msw }) => msw.use(...refusedRequest()) };

export const UnknownRequest: Story = { ...Approval, beforeEach: ({ msw }) => msw.use(...unknownRequest()) };

export const ApprovalRightToLeft: Story = { ...Approval, globals: { locale: 'ar' } };

export const History: Story = { args: { path: '/profile/company/history' } };

export const HistoryRightToLeft: Story = { ...History, globals: { locale: 'ar', viewport: { value: 'phone' } } };
