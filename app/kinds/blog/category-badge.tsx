import { Badge } from '~/components/ui/badge'
import { findCategory } from './blog-categories'

export function CategoryBadge({ category }: { category: string }) {
  const known = findCategory(category)
  return <Badge tone={known?.id ?? 'gray'}>{known?.name ?? category}</Badge>
}
