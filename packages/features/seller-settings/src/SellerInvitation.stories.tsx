import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ANONYMOUS, routesOf } from '@partshop/features/core';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { irina } from '@partshop/features/sign-in/mocks';
import { feature } from './feature.ts';
import {
  alreadyEmployed,
  CODE,
  invitation,
  invitationFailing,
  invitationSlow,
  longInvitation,
} from './mocks/handlers.ts';

const meta = {
  title: 'Screens/Seller invitation',
  component: StoryShell,
  args: {
    routes: routesInMain(routesOf(feature)),
    path: `/profile/seller-invitation?code=${CODE}`,
    currentUser: irina,
  },
  beforeEach: ({ msw }) => msw.use(...invitation()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const English: Story = { globals: { locale: 'en' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const LongTexts: Story = {
  beforeEach: ({ msw }) => msw.use(...longInvitation()),
  globals: { viewport: { value: 'phone' } },
};

export const Unknown: Story = {
  args: { path: '/profile/seller-invitation?code=OLD' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Код приглашения')).toHaveValue('OLD');
  },
};

export const WithoutCode: Story = { args: { path: '/profile/seller-invitation' } };

export const Employed: Story = {
  beforeEach: ({ msw }) => msw.use(...alreadyEmployed()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Принять' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Вы уже работаете у продавца');
  },
};

/** A guest is asked to log in or to register first. */
export const Guest: Story = { args: { currentUser: ANONYMOUS } };

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...invitationSlow()) };

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...invitationFailing()) };
