import { Button, type TableColumnsType } from 'antd';
import { useEffect } from 'react';
import { Dropdown } from '../../../shared/console/layers';
import { nameOf } from '../../../shared/console/person';
import { countryName, date, number, pointsText } from '../../../shared/format';
import { Address } from '../../../shared/ui/address';
import { Badge } from '../../../shared/ui/badge';
import { LockIcon, StarIcon, UserIcon } from '../../../shared/ui/feature-icons';
import type { ListedMember } from '../api/members.query';
import { actionsFor, type MemberAction, memberActions } from '../member-actions';

type Column = TableColumnsType<ListedMember>[number];
type OnOpen = (member: ListedMember) => void;
type OnAction = (action: MemberAction, member: ListedMember) => void;
type OnMenu = (isOpen: boolean) => void;

interface Wishes {
  onAction: OnAction;
  onMenu: OnMenu;
  onOpen: OnOpen;
}

export const memberColumns = (sort: string | undefined, { onAction, onMenu, onOpen }: Wishes): Column[] => [
  {
    title: 'Name',
    key: 'name',
    ...sortable('name', sort),
    render: (_, member) => <Name member={member} onOpen={onOpen} />,
  },
  { title: 'Type', key: 'type', responsive: ['lg'], width: '15%', render: (_, member) => <Type member={member} /> },
  {
    title: 'Location',
    key: 'location',
    responsive: ['xl'],
    width: '8.125rem',
    render: (_, member) => <Location member={member} />,
  },
  {
    title: 'Points',
    responsive: ['lg'],
    key: 'points',
    render: (_, { points }) => number(points),
    width: '5.625rem',
    align: 'right',
    className: 'numbers',
    ...sortable('points', sort),
  },
  {
    title: 'Status',
    responsive: ['md'],
    key: 'status',
    width: '6.875rem',
    render: (_, member) => <Status member={member} />,
  },
  {
    title: 'Registered',
    responsive: ['xl'],
    key: 'registeredAt',
    dataIndex: 'registeredAt',
    width: '8.125rem',
    ...sortable('registeredAt', sort),
    render: date,
  },
  {
    title: 'Actions',
    responsive: ['md'],
    key: 'actions',
    width: '6.875rem',
    render: (_, member) => <Actions member={member} onAction={onAction} onMenu={onMenu} />,
  },
];

function Actions({ member, onAction, onMenu }: { member: ListedMember } & Omit<Wishes, 'onOpen'>) {
  useEffect(() => () => onMenu(false), [onMenu]); // for instance if the window becomes too narrow for this column
  const items = actionsFor(member).map((action) => ({
    key: action,
    label: memberActions[action],
    danger: action === 'ban',
  }));
  if (items.length === 0) return null;
  return (
    <Dropdown menu={{ items, onClick: ({ key }) => onAction(key as MemberAction, member) }} onOpenChange={onMenu}>
      <Button aria-label={`Actions for ${nameOf(member)}`}>Actions</Button>
    </Dropdown>
  );
}

function sortable(key: string, sort: string | undefined): Pick<Column, 'sorter' | 'sortOrder'> {
  const order = sort === key ? 'ascend' : sort === `-${key}` ? 'descend' : null;
  return { sorter: true, sortOrder: order };
}

const Name = ({ member, onOpen }: { member: ListedMember; onOpen: OnOpen }) => (
  <div className="person">
    <button type="button" className="person__name" onClick={() => onOpen(member)}>
      <bdi>{nameOf(member)}</bdi>
    </button>
    <span>
      <Address of={member.email} />
    </span>
    {member.phone !== null && <span className="numbers">{member.phone}</span>}
    <span className="narrow-only">
      {member.membershipType}
      {member.membershipType === 'Creator' && `, ${pointsText(member.points)}`}
    </span>
    <div className="phone-only">
      <Status member={member} />
    </div>
  </div>
);

const Type = ({ member }: { member: ListedMember }) => (
  <div className="person">
    {member.membershipType}
    {member.qualification !== null && <span>{member.qualification}</span>}
  </div>
);

const Location = ({ member }: { member: ListedMember }) => (
  <div className="person">
    {member.state}
    {member.country !== null && <span>{countryName(member.country)}</span>}
  </div>
);

function Status({ member }: { member: ListedMember }) {
  if (member.bannedAt !== null) return <Badge kind="bad" Icon={LockIcon} text="Banned" />;
  if (member.profileStatus === 'suspended') return <Badge kind="bad" Icon={LockIcon} text="Suspended" />;
  if (member.profileStatus === 'pro') return <Badge kind="good" Icon={StarIcon} text="Pro" />;
  return <Badge kind="plain" Icon={UserIcon} text="Basic" />;
}
