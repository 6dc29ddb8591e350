import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { PartNumber } from '../part-number/PartNumber.tsx';
import { column, rightToLeft } from '../testing/story-decorators.tsx';
import { FitVerdict, type FitVerdictProps } from './FitVerdict.tsx';

const meta = {
  title: 'Domain/FitVerdict',
  component: FitVerdict,
  args: {
    verdict: 'fits',
    label: 'Подходит',
    source: 'по каталогу изготовителя',
    date: '2026-06-03',
    locale: 'ru',
  },
} satisfies Meta<typeof FitVerdict>;

export default meta;
type Story = StoryObj<typeof meta>;

const fits = {
  verdict: 'fits',
  label: 'Подходит к Škoda Octavia III 1.4 TSI',
  source: 'по каталогу изготовителя',
  date: '2026-06-03',
  locale: 'ru',
} satisfies FitVerdictProps;

const doesNotFit = {
  verdict: 'does-not-fit',
  label: 'Не подходит к Škoda Octavia III 1.4 TSI',
  source: 'по каталогу изготовителя',
  date: '2026-05-21',
  locale: 'ru',
  description: 'Для дисков 288 мм; на вашей машине стоят диски 312 мм.',
  actions: (
    <ButtonLink size="small" href="#others">
      Показать подходящие
    </ButtonLink>
  ),
} satisfies FitVerdictProps;

const unknown = {
  verdict: 'unknown',
  label: 'Неизвестно, подходит ли к вашей машине',
  description: 'Изготовитель не указал применимость. Сверьте номер со старой деталью или проверьте по VIN.',
  actions: (
    <ButtonLink size="small" href="#vin">
      Проверить по VIN
    </ButtonLink>
  ),
} satisfies FitVerdictProps;

const Compact = () => (
  <div style={column}>
    <FitVerdict {...fits} label="Подходит" />
    <FitVerdict {...fits} label="Подходит" source="по словам продавца" />
    <FitVerdict {...doesNotFit} label="Не подходит" />
    <FitVerdict {...unknown} label="Не проверено" />
  </div>
);

const Full = () => (
  <div style={{ display: 'grid', gap: 'var(--ps-space-4)', maxInlineSize: '40rem' }}>
    <FitVerdict size="medium" {...fits} />
    <FitVerdict
      size="medium"
      {...fits}
      source="по словам продавца"
      description={
        <>
          Только с номера шасси <PartNumber>5E-J-090 000</PartNumber>.
        </>
      }
    />
    <FitVerdict size="medium" {...doesNotFit} />
    <FitVerdict size="medium" {...unknown} />
  </div>
);

export const CompactForm: Story = { render: () => <Compact /> };

export const FullForm: Story = { render: () => <Full /> };

export const LongText: Story = {
  args: {
    size: 'medium',
    label:
      'Подходит к Volkswagen Transporter / Multivan / Caravelle T5 (7H, 7J) 2.0 TDI 103 кВт (CCHA, CAAC), 2009–2015',
    source: 'по каталогу запасных частей изготовителя автомобиля и по заявлению поставщика',
    style: { maxInlineSize: 340 },
  },
};

export const Dark: Story = { render: () => <Full />, globals: { theme: 'dark' } };

export const Phone: Story = { render: () => <Full />, globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  render: () => (
    <div style={column}>
      <FitVerdict verdict="fits" label="مناسب" source="حسب كتالوج الشركة المصنعة" date="2026-06-03" locale="ar" />
      <FitVerdict
        size="medium"
        verdict="fits"
        label={
          <>
            مناسب لسيارة <bdi>Škoda Octavia III 1.4 TSI</bdi>
          </>
        }
        source="حسب كتالوج الشركة المصنعة"
        date="2026-06-03"
        locale="ar"
      />
      <FitVerdict size="medium" verdict="does-not-fit" label="غير مناسب لسيارتك" source="حسب البائع" />
    </div>
  ),
  decorators: [rightToLeft],
};
