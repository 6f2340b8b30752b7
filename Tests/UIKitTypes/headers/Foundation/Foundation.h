// The little of Foundation and Core Graphics that UIKit's declarations need, written from their
// public documentation.
#import <objc/NSObject.h>

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#ifdef NAVHOST_PLAIN_BLOCKS
// As SDKs have them that say nothing of the actor of a block.
#define UI_BLOCK_ACTOR
#else
#define UI_BLOCK_ACTOR NS_SWIFT_UI_ACTOR
#endif
#define ios(version) ios, introduced = version
#define API_AVAILABLE(system) __attribute__((availability(system)))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_ENUM(type, name) enum __attribute__((enum_extensibility(open))) name : type name; enum name : type
#define NS_OPTIONS(type, name) enum __attribute__((flag_enum)) name : type name; enum __attribute__((flag_enum)) name : type

typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double NSTimeInterval NS_SWIFT_NAME(TimeInterval);
// On 64 bits. The typedef itself would be looked for in Core Graphics.
#define CGFloat double

NS_ASSUME_NONNULL_BEGIN

__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject
@end

__attribute__((swift_bridge("Swift.Array")))
@interface NSArray<ObjectType> : NSObject
@end

@interface NSDictionary : NSObject
- (nullable instancetype)initWithContentsOfFile:(NSString *)path;
- (nullable id)objectForKey:(id)aKey;
@property(readonly, copy) NSArray *allValues;
@end

NS_SWIFT_NAME(Bundle)
@interface NSBundle : NSObject
@property(class, readonly, strong) NSBundle *mainBundle;
@property(readonly, copy) NSString *bundlePath;
- (nullable NSString *)pathForResource:(nullable NSString *)name ofType:(nullable NSString *)ext;
- (NSString *)localizedStringForKey:(NSString *)key value:(nullable NSString *)value table:(nullable NSString *)tableName;
@property(readonly, copy) NSArray<NSString *> *preferredLocalizations;
@end

NS_SWIFT_NAME(Thread)
@interface NSThread : NSObject
@property(class, readonly) BOOL isMainThread;
@end

@interface NSCoder : NSObject
@end

@protocol NSCoding
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

typedef struct CGPoint { CGFloat x; CGFloat y; } CGPoint;
typedef struct CGSize { CGFloat width; CGFloat height; } CGSize;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;

NS_ASSUME_NONNULL_END
