// The little of Objective-C's runtime that the adapter needs, written from its public documentation.
typedef _Bool BOOL;
typedef struct objc_selector *SEL;
#define nil ((id)0)
#define YES ((BOOL)1)

@protocol NSObject
- (BOOL)isEqual:(_Nullable id)object;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (nonnull instancetype)alloc;
- (nonnull instancetype)init;
- (BOOL)respondsToSelector:(_Null_unspecified SEL)selector;
- (_Nullable id)forwardingTargetForSelector:(_Null_unspecified SEL)selector;
@end

_Nullable Class class_getSuperclass(_Nullable Class type);

typedef struct objc_method *Method;
_Nullable Method class_getInstanceMethod(_Nullable Class type, _Nonnull SEL selector);
void method_exchangeImplementations(_Nonnull Method one, _Nonnull Method other);
