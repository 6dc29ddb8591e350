import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartNumber } from '../part-number/PartNumber.tsx';
import { formWidth, rightToLeft } from '../testing/story-decorators.tsx';
import { DefinitionList } from './DefinitionList.tsx';

const meta = {
  title: 'Data/DefinitionList',
  component: DefinitionList,
  args: {
    items: [
      { term: 'Наружный диаметр', value: '76 мм' },
      { term: 'Резьба', value: <PartNumber>3/4-16 UNF-1B</PartNumber> },
      { term: 'Высота', value: '79 мм' },
      { term: 'Давление открытия перепускного клапана', value: '1,0 бар' },
    ],
  },
  decorators: [formWidth],
} satisfies Meta<typeof DefinitionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Specification: Story = {};

export const LongTexts: Story = {
  args: {
    items: [
      {
        term: 'Подходит к двигателям',
        value: '1.4 TSI (CAXA, CAXC, CMSB), 1.6 FSI (BLF, BLP), 1.8 TSI (BZB, CDAA), 2.0 TFSI (AXX, BWA, CAWB, CCTA)',
      },
      { term: 'Электростатическая газоочистительная установка', value: 'нет' },
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    items: [
      { term: 'القطر الخارجي', value: '76 مم' },
      { term: 'السن', value: <PartNumber>3/4-16 UNF-1B</PartNumber> },
    ],
  },
  decorators: [rightToLeft],
};
